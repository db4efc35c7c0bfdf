import { test } from "../support/test.ts";
import { visitAllPages } from "../support/visit-all-pages.ts";
import { findLanguage, isOfThisWorld } from "../support/world.ts";

test.setTimeout(240_000);

// Chromium opens each language in one of the two worlds: texts and dates are its own, prices and time zone the world's.
for (const [index, code] of (["en", "sv", "nb", "de"] as const).entries())
  test(
    `NF the browser hydrates what the server rendered without a complaint: all pages in ${code}`,
    { tag: isOfThisWorld(index) ? [] : "@other-world" },
    ({ browser, site }) => visitAllPages(browser, site, findLanguage(code).prefix),
  );
