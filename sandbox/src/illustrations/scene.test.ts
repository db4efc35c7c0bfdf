import { JSDOM } from "jsdom";
import { describeScene } from "./describe.ts";
import { ACTIVITIES, KINDS, SEASONS, TIMES, VEHICLES } from "./names.ts";
import { drawScene } from "./scene.ts";

const { DOMParser } = new JSDOM().window;
const isXml = (text: string) =>
  new DOMParser().parseFromString(text, "image/svg+xml").querySelector("parsererror") === null;

const every = KINDS.flatMap((kind) =>
  SEASONS.flatMap((season) => TIMES.map((time) => ({ kind, season, time }))),
);

test.each(every)("$kind in $season by $time is a drawing", (request) => {
  const drawing = drawScene({ ...request, seed: "7" }, 400, 225);
  expect(isXml(drawing)).toBe(true);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test.each([...ACTIVITIES, ...VEHICLES])("%s is a drawing", (variant) => {
  const kind = (ACTIVITIES as readonly string[]).includes(variant) ? "activity" : "transport";
  const drawing = drawScene({ kind, seed: "3", variant }, 400, 225);
  expect(isXml(drawing)).toBe(true);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(KINDS)("a seed always draws the same %s, another seed another", (kind) => {
  const draw = (seed: string) => drawScene({ kind, seed, season: "winter", time: "dusk" }, 400, 225);
  expect(draw("a")).toBe(draw("a"));
  expect(draw("a")).not.toBe(draw("b"));
});

test("a picture can be described without drawing it", () => {
  expect(describeScene({ kind: "cabin", seed: "1", season: "winter", time: "dusk" })).toBe(
    "Timber cabin, winter evening",
  );
});
