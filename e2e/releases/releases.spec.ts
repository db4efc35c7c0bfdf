import { test } from "@playwright/test";
import { releaseDesk } from "../support/release-desk.ts";
import { fallbacks } from "./fallback.ts";
import { liveReleases, releasesAtOnce } from "./live-release.ts";
import { refusals } from "./refusal.ts";
import { trials } from "./trial.ts";

// All tests share one desk: building and releasing six remotes takes longer than most of the tests.
const desk = releaseDesk();

test.describe.configure({ mode: "serial" });
test.setTimeout(240_000);
test.beforeAll(() => {
  test.setTimeout(240_000);
  return desk.open();
});
test.afterAll(() => desk.close());

test.describe("FE-02 FE-04 live releases", () => liveReleases(desk));
test.describe("FE-05 refusals", () => refusals(desk));
test.describe("FE-04 fallbacks", () => fallbacks(desk));
test.describe("FE-04 previews and canaries", () => trials(desk));
test.describe("FE-02 releases at once", () => releasesAtOnce(desk));
