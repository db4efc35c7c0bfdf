import { settingsSchema } from "@stays/contract/settings";
import { safeParse } from "valibot";
import { dayNumber } from "./day.ts";
import { destinations } from "./destinations.ts";
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
