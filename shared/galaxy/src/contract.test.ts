import { type GalaxyClient, GalaxyFailure } from "@stays/contract";
import fc from "fast-check";
import { calls } from "./calls.fixture.ts";
import { described } from "./contract-document.fixture.ts";
import { galaxyFixture } from "./galaxy.fixture.ts";

/** What a call returns or throws. */
const readOutcome = (id: string, galaxy: GalaxyClient): Promise<unknown> =>
  calls[id]?.(galaxy).catch((error: unknown) => error) ?? Promise.reject(new Error(`no call ${id}`));

/** The codes that say that there is nothing; every other one, of every call, is thrown. */
const NOTHING: Readonly<Record<string, readonly number[]>> = {
  getBasket: [404],
  getBasketAddon: [404],
  getBasketAddonByBookItem: [404],
  getContentOffer: [404],
  searchAccommodation: [404, 500],
  nextAccommodationPage: [404],
  getAccommodationContent: [404],
  getTravelRating: [404],
  availableDepartureDates: [404],
};

const examples = described.flatMap((one) => one.examples.map((example) => ({ ...one, ...example })));

test.each(examples)("$id reads the contract's example $name, nothing left out", async ({ id, value }) => {
  const galaxy = galaxyFixture(value);
  const answer = await readOutcome(id, galaxy);
  expect(galaxy.problems).toEqual([]);
  const code = Object(value).code;
  expect(answer instanceof GalaxyFailure).toBe(code !== undefined && !NOTHING[id]?.includes(code));
  if (typeof value === "object") expect(JSON.stringify(answer)).not.toMatch(/"[A-Z][A-Za-z]*":/);
});

test.each([
  [0, 0],
  [404, 404],
  [500, 500],
  [7, 7],
  ["404", 404],
  ["soon", -1],
  ["", -1],
  [null, -1],
])("ruling 3 presence of code %j is a refusal with code %i (wire decision 2)", async (code, read) => {
  const answer = await readOutcome(
    "searchActivities",
    galaxyFixture({ code, errorMessage: "no", ActivityGroups: [] }),
  );
  expect(answer).toMatchObject({
    name: "GalaxyFailure",
    operation: "availability/activity",
    code: read,
    reason: "no",
  });
});

test.each(described)(
  "rulings 3, 5, 54 and 85 $id throws any code but those that say that there is nothing",
  async ({ id }) => {
    for (const code of [-1, 0, 3, 7, 12, 404, 500, 999]) {
      const answer = await readOutcome(id, galaxyFixture({ code, errorMessage: "no" }));
      if (NOTHING[id]?.includes(code)) expect(answer).not.toBeInstanceOf(Error);
      else expect(answer).toMatchObject({ name: "GalaxyFailure", code, reason: "no" });
    }
  },
);

/** Returns an example with one value somewhere in it replaced. */
function damaged(value: unknown, steps: readonly number[], damage: unknown): unknown {
  const [step, ...rest] = steps;
  if (typeof value !== "object" || value === null || step === undefined) return damage;
  const keys = Object.keys(value);
  const key = keys[step % keys.length];
  if (key === undefined) return damage;
  const part = damaged((value as Record<string, unknown>)[key], rest, damage);
  return Array.isArray(value) ? Object.assign([...value], { [key]: part }) : { ...value, [key]: part };
}

test("an example damaged anywhere never crashes a call (ruling 57)", async () => {
  const steps = fc.array(fc.nat(20), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...examples),
      steps,
      fc.jsonValue(),
      async ({ id, value }, at, damage) => {
        await calls[id]?.(galaxyFixture(damaged(value, at, damage))).catch((error: Error) =>
          expect(error.name).toMatch(/^(WireError|GalaxyFailure)$/),
        );
      },
    ),
    { numRuns: 1000 },
  );
});

const list = examples.find(({ id, name }) => id === "searchAccommodation" && name === "list")?.value as {
  Accommodations: object[];
};

test("one broken item is left out and reported, the rest shown (ruling 57)", async () => {
  const galaxy = galaxyFixture({ ...list, Accommodations: [{ Id: 5 }, ...list.Accommodations] });
  const answer = await calls.searchAccommodation?.(galaxy);
  expect(answer).toMatchObject({ accommodations: [{ id: "cbis:2001" }, { id: "cbis:3100" }] });
  expect(galaxy.problems).toEqual([
    expect.objectContaining({ operation: "availability/accommodation", path: "Accommodations[0]" }),
  ]);
});

test("an answer that comes as the same object is decoded once, and an equal one anew", async () => {
  const one = galaxyFixture({ ...list });
  const first = await calls.searchAccommodation?.(one);
  expect(await calls.searchAccommodation?.(one)).toBe(first);
  const other = await calls.searchAccommodation?.(galaxyFixture({ ...list }));
  expect(other).not.toBe(first);
  expect(other).toEqual(first);
});

test("of hundreds of broken items five are reported, and the number of the others (ruling 57)", async () => {
  const broken = Array.from({ length: 300 }, () => ({ Id: 5 }));
  const galaxy = galaxyFixture({ ...list, Accommodations: [...broken, ...list.Accommodations] });
  await calls.searchAccommodation?.(galaxy);
  expect(galaxy.problems).toHaveLength(6);
  expect(galaxy.problems.at(-1)?.reason).toBe("295 more items are unreadable");
});

test.each([
  ["searchAccommodation", "Accommodations"],
  ["getAccommodationContent", "Items"],
  ["getContentOffer", "items"],
  ["searchActivities", "ActivityGroups"],
  ["recommendedActivities", "Activities"],
  ["searchTransport", "Results"],
  ["availabilityCalendar", "CalendarFormatted"],
  ["getBasket", "Groups"],
])(
  "ruling 74 %s: when all entries of %s are broken, so is the answer; without entries it is empty",
  async (id, list) => {
    const example = examples.find(({ id: ofId, value }) => ofId === id && list in Object(value))
      ?.value as object;
    const broken = galaxyFixture({ ...example, [list]: [{}, null, "text"] });
    await expect(calls[id]?.(broken)).rejects.toThrow(`none of 3 ${list} can be read`);
    expect(await calls[id]?.(galaxyFixture({ ...example, [list]: [] }))).toEqual(expect.any(Object));
  },
);

/** Answers that find nothing, by the members that say how many there are. */
const NONE = [
  ["searchAccommodation", { Accommodations: [], SearchId: "s" }, "TotalResults", { totalResults: 0 }],
  ["nextAccommodationPage", { Accommodations: [], SearchId: "s" }, "TotalResults", { totalResults: 0 }],
  ["getAccommodationContent", { Success: true, Items: [] }, "TotalResults", { totalResults: 0 }],
  ["recommendedActivities", { Activities: [] }, "available", { available: 0 }],
  [
    "getTravelRating",
    { Summary: { Rating: 0, RatingMax: 5, RecommendedYes: 0, Scores: [] }, Reviews: [] },
    "RatingCount",
    { summary: { ratingCount: 0 } },
  ],
] as const;

test.each(NONE)("EC-10 %s %j without %s finds nothing, as with 0", async (id, answer, count, read) => {
  for (const value of [0, null, undefined]) {
    const galaxy = galaxyFixture(
      "Summary" in answer
        ? { ...answer, Summary: { ...answer.Summary, [count]: value } }
        : { ...answer, [count]: value },
    );
    expect(await calls[id]?.(galaxy)).toMatchObject(read);
    expect(galaxy.problems).toEqual([]);
  }
});

test.each(["16", -1, 1.5, {}])("EC-10 a count of %j is broken, not missing (ruling 57)", async (count) => {
  const galaxy = galaxyFixture({ Accommodations: [], TotalResults: count, SearchId: "s" });
  await expect(calls.searchAccommodation?.(galaxy)).rejects.toThrow("TotalResults");
});

test("EC-10 a stay without its count is a stay, of no counted units", async () => {
  const stays = list.Accommodations.map((stay) => ({ ...stay, TotalResults: undefined }));
  const galaxy = galaxyFixture({ ...list, Accommodations: stays });
  expect(await calls.searchAccommodation?.(galaxy)).toMatchObject({
    accommodations: [{ id: "cbis:2001", totalResults: 0 }, { totalResults: 0 }],
  });
  expect(galaxy.problems).toEqual([]);
});

/** What the decoder returns to the page for an example of the contract. */
const readExample = (operationId: string, example: string) => {
  const found = examples.find(({ id, name }) => id === operationId && name === example);
  return calls[operationId]?.(galaxyFixture(found?.value));
};

test("ruling 16: packages come in the accommodations of a search, with their prices", async () => {
  expect(await readExample("searchAccommodation", "allPackages")).toMatchObject({
    accommodations: [{ offers: [{ packageId: "810", price: { currency: "SEK" } }] }],
  });
});

test("ruling 24: extras come with a flag beside them, which a bare list could not carry", async () => {
  expect(await readExample("getBasketAddon", "redirect")).toEqual({ redirectToOnline: true, bookItems: [] });
});

test("ruling 32: Locations are routes, PersonPriceGroups the groups of passengers", async () => {
  expect(await readExample("transportInformation", "bus")).toMatchObject({
    routes: [{ code: "ARN-SAL" }, { code: "SAL-ARN" }],
    personGroups: [
      { code: "PRGR00001", minAge: null },
      { code: "PRGR00002", minAge: 3, maxAge: 15 },
    ],
  });
});

test("a text that may be null and is empty is none: no badge, no token, no words without a letter", async () => {
  const found = examples.find(({ id, name }) => id === "recommendedActivities" && name === "one");
  const empty = { badge: "", bf_token: "", global_token: "tok_demo", promocode: "" };
  const answer = await calls.recommendedActivities?.(
    galaxyFixture({ ...(found?.value as object), ...empty }),
  );
  expect(answer).toMatchObject({ badge: null, widgetToken: "tok_demo", promoCode: null });
});
