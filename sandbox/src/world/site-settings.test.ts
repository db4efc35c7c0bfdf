import { settingsSchema } from "@stays/contract/settings";
import { safeParse } from "valibot";
import { conditions } from "./agreements.ts";
import { dayNumber } from "./day.ts";
import { destinations } from "./destinations.ts";
import { textLanguage, translate } from "./localised.ts";
import { siteSettings } from "./site-settings.ts";

const origin = "http://localhost:4000";
const today = dayNumber("2026-11-21") ?? 0;
const documents = Object.values(destinations).flatMap((destination) =>
  destination.languages.map(
    (language) => [destination.name, language.prefix, destination, language] as const,
  ),
);

test.each(documents)(
  "ST-01 the settings of %s in %s keep the schema",
  (_name, _prefix, destination, language) => {
    expect(
      safeParse(settingsSchema, siteSettings(destination, language, origin, today)).issues,
    ).toBeUndefined();
  },
);

test.each(documents)(
  "ruling 121 the flexible conditions of %s in %s begin with a sentence of the settings",
  (_name, _prefix, destination, language) => {
    const { freeCancellation } = siteSettings(destination, language, origin, today).conditions;
    const terms = translate(conditions.flexible.terms, textLanguage(language)).replace(/<[^>]*>/g, "");
    expect(freeCancellation.map((form) => terms.startsWith(form.replace("{days}", "7")))).toEqual([true]);
  },
);

test("ruling 52: the document of the prefix no is Norwegian Bokmål", () => {
  const norwegian = destinations.hallefjall.languages.find(({ prefix }) => prefix === "no");
  expect(norwegian).toMatchObject({ code: "nb", locale: "nb-NO" });
});

test.each(documents)(
  "no text of the settings of %s in %s names another destination",
  (name, _prefix, destination, language) => {
    const written = JSON.stringify(siteSettings(destination, language, origin, today));
    const others = Object.values(destinations).filter((other) => other.name !== name);
    for (const other of others) expect(written).not.toContain(other.name);
    expect(written).not.toContain("{destination}");
  },
);
