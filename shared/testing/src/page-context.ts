import { parseAddress } from "@stays/routes";
import { createPageContext } from "@stays/search";
import { type SettingsOverrides, settingsFixture } from "./settings-fixture.ts";

export { createPageContext };

/** The context of the page at an English address, on 21 November 2026 by default. */
export function pageContextAt(address: string, settings: SettingsOverrides = {}, today = "2026-11-21") {
  const route = parseAddress(new URL(address, "http://site"), ["en"]);
  if (!route) throw new Error(`${address} is no page.`);
  return createPageContext({ route, settings: settingsFixture(settings), today });
}
