import { test } from "./support/test.ts";
import { languages, visitAllPages } from "./support/visit-all-pages.ts";

test.setTimeout(240_000);

for (const language of languages)
  test(`NF the browser hydrates what the server rendered without a complaint: all pages in ${language}`, async ({
    browser,
    site,
  }) => visitAllPages(browser, site, language));
