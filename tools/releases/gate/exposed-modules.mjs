/**
 * Checks that the release exposes every page and slot that the host's route and slot tables assign to the
 * remote (FE-05).
 *
 * @type {import("./candidate.mjs").PairingCheck}
 */
export function checkExposedModules({ descriptor: { name, exposes }, offer: { modules } }) {
  const wanted = modules[name];
  if (!wanted)
    return [
      {
        reason: `the host has no route and no slot for ${name}`,
        remedy: "add one in shared/routes or shared/contract, and release that host first",
        hostRemedy: `keep its routes and slots, or retire it first: npx stays retire ${name}`,
      },
    ];
  return wanted
    .filter((module) => !exposes[module])
    .map((module) => ({
      reason: `it does not expose ${module}, which the host uses`,
      remedy: `add it to ${name}/remote.ts`,
      hostRemedy: `first release ${name} with it: a remote may expose more than the host uses`,
    }));
}
