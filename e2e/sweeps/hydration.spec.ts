import { destinations } from "../../sandbox/src/world/destinations.ts";
import { test } from "../support/test.ts";
import { visitPages } from "../support/visit-all-pages.ts";
import { findLanguage, world } from "../support/world.ts";

test.setTimeout(240_000);

/** Chromium opens each language in one of the worlds: texts and dates are its own, prices and time zone the world's. */
const opened = {
  en: destinations.hallefjall,
  nb: destinations.hallefjall,
  de: destinations.yukimori,
  sv: destinations.large,
};

/** Two tests share the pages of a language: a world's last test would have one processor to itself. */
const halves = [0, 1] as const;

for (const code of ["en", "nb", "de", "sv"] as const)
  for (const half of halves)
    test(
      `NF the browser hydrates what the server rendered without a complaint: all pages in ${code}, half ${half + 1}`,
      { tag: opened[code] === world ? [] : "@other-world" },
      ({ browser, site }) => visitPages(browser, site, findLanguage(code).prefix, half),
    );
