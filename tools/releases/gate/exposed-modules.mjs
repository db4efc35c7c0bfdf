/**
 * Checks that the release exposes every page and slot that the host's route and slot tables assign to the
 * remote (FE-05).
 *
 * @type {import("./candidate.mjs").GateCheck}
 */
export function checkExposedModules({ descriptor: { name, exposes }, offer: { modules } }) {
  const wanted = modules[name];
  if (!wanted)
    return [
      {
        reason: `the live host has no route and no slot for ${name}`,
        remedy: "add one in shared/routes or shared/contract, and release that host first",
      },
    ];
  return wanted
    .filter((module) => !exposes[module])
    .map((module) => ({
      reason: `it does not expose ${module}, which the live host uses`,
      remedy: `add it to ${name}/remote.ts`,
    }));
}
