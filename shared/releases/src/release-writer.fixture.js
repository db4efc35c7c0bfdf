// A process that releases a remote several times, by a clock that is wrong.
import { changeRegistry, goLive, openReleases } from "./index.js";

const [location = "", remote = "", skew = "0", changes = "1"] = process.argv.slice(2);
const store = await openReleases(location);
for (let change = 1; change <= Number(changes); change++)
  await changeRegistry(
    store,
    { by: remote, action: "release", remote },
    (registry, act) => goLive(registry, remote, `${change}.0.0`, act),
    () => Date.now() + Number(skew) * 1_000,
  );
