import {
  ACTIVITIES,
  isOneOf,
  KINDS,
  type SceneRequest,
  SEASONS,
  TIMES,
  VEHICLES,
} from "../illustrations/names.ts";

const SEED = /^[\w:.-]{1,64}$/;
const EXTENSION = ".jpg";

/** Parses `/img/{kind}/{seed}/{season}/{time}[/{variant}].jpg`; undefined for any other path. */
export function pictureOf(path: string): SceneRequest | undefined {
  if (!path.endsWith(EXTENSION)) return undefined;
  const [start, root, kind, seed = "", season, time, variant, ...more] = path
    .slice(0, -EXTENSION.length)
    .split("/");
  if (start !== "" || root !== "img" || more.length > 0 || !SEED.test(seed)) return undefined;
  if (!isOneOf(KINDS, kind) || !isOneOf(SEASONS, season) || !isOneOf(TIMES, time)) return undefined;
  if (variant === undefined) return { kind, seed, season, time };
  if (kind === "activity" && isOneOf(ACTIVITIES, variant)) return { kind, seed, season, time, variant };
  if (kind === "transport" && isOneOf(VEHICLES, variant)) return { kind, seed, season, time, variant };
  return undefined;
}
