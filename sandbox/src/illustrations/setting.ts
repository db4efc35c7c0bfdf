import { mix } from "./colour.ts";
import type { Activity, Kind, SceneRequest, Season, Time } from "./names.ts";
import type { Palette } from "./palette.ts";
import { PALETTES } from "./palettes.ts";
import { hash, type Random, randomOf } from "./random.ts";

/** Values shared by all parts of one picture. */
export interface Setting {
  readonly random: Random;
  readonly seed: string;
  readonly season: Season;
  readonly time: Time;
  readonly winter: boolean;
  readonly palette: Palette;
  /** Position of the sun or moon, in plate pixels. */
  readonly sunX: number;
  readonly aurora: boolean;
  /** Prefix of the picture's element ids, so that several pictures can share a page. */
  readonly id: string;
  nextId(): string;
  /** Returns the colour of a building or vehicle in this light. */
  tone(colour: string): string;
}

const ANY_SEASON: readonly Season[] = ["winter", "winter", "summer", "summer", "autumn", "spring"];
const HOUSE_TIMES: readonly Time[] = ["day", "day", "dusk", "dusk", "dawn", "night"];
const ANY_TIME: readonly Time[] = ["day", "day", "day", "dusk", "dawn", "night"];
const ON_SNOW: readonly string[] = ["ski", "xc", "dogsled"];
const ON_BARE_GROUND: readonly string[] = ["canoe", "bike", "fish", "hike"];

/** Skiing is always winter; canoeing is winter only on request. */
export function seasonOfActivity(activity: Activity, seed: string, asked?: Season): Season | undefined {
  if (ON_SNOW.includes(activity)) return "winter";
  if (asked !== undefined || !ON_BARE_GROUND.includes(activity)) return asked;
  return randomOf(seed + activity).pick(["summer", "summer", "autumn", "spring"]);
}

/** A sauna is dark by default. */
export function timeOfActivity(activity: Activity, seed: string, asked?: Time): Time {
  if (asked !== undefined) return asked;
  const times: readonly Time[] =
    activity === "sauna" ? ["dusk", "night", "dawn"] : ["day", "day", "day", "dusk", "dawn"];
  return randomOf(`${seed}t`).pick(times);
}

export function settingOf(kind: Kind, seed: string, asked: Pick<SceneRequest, "season" | "time">): Setting {
  const random = randomOf(`${kind}|${seed}`);
  const season = asked.season ?? random.pick(ANY_SEASON);
  const time = asked.time ?? random.pick(kind === "hotel" || kind === "cabin" ? HOUSE_TIMES : ANY_TIME);
  const palette = PALETTES[season][time];
  const id = `z${hash(kind + seed + season + time).toString(36)}`;
  const sunX = random.chance(0.5) ? random.between(180, 560) : random.between(1040, 1440);
  const darkSeason = season === "winter" || season === "autumn";
  const shadow = mix(palette.tree[0], "#16283c", 0.5);
  let ids = 0;
  return {
    random,
    seed,
    season,
    time,
    winter: season === "winter",
    palette,
    sunX,
    aurora: time === "night" && darkSeason && random.chance(0.75),
    id,
    nextId: () => `${id}l${ids++}`,
    tone: (colour) => mix(colour, shadow, (1 - palette.daylight) * 0.62),
  };
}
