import content from "../../content/texts.json" with { type: "json" };
import type { Destination } from "./destination.ts";
import { inEach, type Localised, translate } from "./localised.ts";
import type { Random } from "./random.ts";

/** Sentences about a kind of property; `{place}` is its area. */
export const villageIntroductions: readonly Localised[] = content.villageIntroductions;
export const hotelIntroductions: readonly Localised[] = content.hotelIntroductions;
export const cabinIntroductions: readonly Localised[] = content.cabinIntroductions;
export const roomIntroductions: readonly Localised[] = content.roomIntroductions;
const descriptionParagraphs: readonly Localised[] = content.descriptionParagraphs;

/** Returns one of the introductions, with the name of the area. */
export function introduce(
  destination: Destination,
  choices: readonly Localised[],
  random: Random,
  geoId: number,
): Localised {
  const chosen = random.pick(choices);
  const areaName = destination.geoNodes.find(({ id }) => id === geoId)?.name ?? destination.name;
  return inEach((lang) => translate(chosen, lang).replaceAll("{place}", areaName));
}

/** Returns a description of some paragraphs, HTML. */
export function describe(random: Random, paragraphs: number): Localised {
  const chosen = random.sample(descriptionParagraphs, paragraphs);
  return inEach((lang) => chosen.map((paragraph) => translate(paragraph, lang)).join(""));
}
