import path from "node:path";
import { remoteNames } from "@stays/build";
import { openFolderReleases, readRegistry } from "@stays/releases";
import { readCandidate } from "../releases/gate/candidate.mjs";
import { checkSizeBudget } from "../releases/gate/size-budget.mjs";
import { readJson } from "../support/read-json.mjs";
import { localBuilds, root } from "../support/root.mjs";
import { runTool, ToolError } from "../support/step.mjs";

/**
 * Holds every built remote against its budgets, as the gate of a release does, so that a change that exceeds
 * one fails the tests of its author and not the next release.
 */
await runTool(async () => {
  const offer = readJson(path.join(root, "host/dist/server/offer.json"));
  const budgets = readJson(path.join(root, "budgets.json"));
  const { registry } = await readRegistry(openFolderReleases(localBuilds));
  const violations = await Promise.all(
    remoteNames.map(async (name) => {
      const folder = path.join(localBuilds, name, registry.remotes[name]?.version ?? "");
      const built = { folder, sources: path.join(root, name) };
      const candidate = await readCandidate(built, { offer, budget: budgets[name] ?? {} });
      return (await checkSizeBudget(candidate)).map(
        ({ reason, remedy }) => `• ${name}: ${reason}\n  → ${remedy}`,
      );
    }),
  );
  if (violations.flat().length > 0) throw new ToolError(`✗ budgets\n${violations.flat().join("\n")}`);
});
