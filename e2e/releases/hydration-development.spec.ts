import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { test } from "@playwright/test";
import { type RunningSite, startSite } from "../support/site.ts";
import { languages, visitAllPages } from "../support/visit-all-pages.ts";

const root = path.resolve(import.meta.dirname, "../..");
let site: RunningSite;

test.setTimeout(240_000);

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await promisify(execFile)(process.execPath, ["tools/cli/stays.mjs", "build", "--development"], {
    cwd: root,
  });
  const built = path.join(root, "host/.cache");
  site = await startSite({ RELEASES: path.join(built, "releases") }, path.join(built, "server/serve.cjs"));
});
test.afterAll(() => site?.close());

// One language: the development build says what differs, and hydration.spec.ts finds that something does.
for (const language of languages.slice(0, 1))
  test(`NF no warning of React's development build: all pages in ${language}`, async ({ browser }) =>
    visitAllPages(browser, site, language));
