import path from "node:path";
import { checkSettings } from "./settings/settings-store.ts";

/** Checks the settings in a folder: `node host/dist/server/check-settings.cjs folder`, also in a packed host. */
void checkSettings(path.resolve(process.argv[2] ?? "."), console.log).then((isValid) => {
  process.exitCode = isValid ? 0 : 1;
});
