import type { Activity, Kind, SceneRequest, Time, Vehicle } from "./names.ts";
import { sceneOf } from "./scene.ts";

const SUBJECTS: Readonly<Record<Exclude<Kind, "activity" | "transport"> | Activity | Vehicle, string>> = {
  cabin: "Timber cabin",
  village: "Cabin village",
  hotel: "Mountain hotel",
  room: "Bedroom with a view",
  destination: "Mountain landscape",
  canoe: "Canoeing",
  ski: "Downhill skiing",
  xc: "Cross-country skiing",
  bike: "Trail cycling",
  sauna: "Lakeside sauna",
  dogsled: "Dog sledding",
  hike: "Hiking",
  fish: "Fishing",
  bus: "Airport coach",
  ferry: "Lake ferry",
  train: "Mountain railway",
  gondola: "Gondola",
};

const PARTS_OF_DAY: Readonly<Record<Time, string>> = {
  day: "day",
  dawn: "morning",
  dusk: "evening",
  night: "night",
};

/** Describes a picture in English, for alternative texts, without drawing it. */
export function describeScene(request: SceneRequest): string {
  const { setting, variant } = sceneOf(request);
  const { kind } = request;
  const subject = variant ?? (kind === "activity" || kind === "transport" ? "destination" : kind);
  return `${SUBJECTS[subject]}, ${setting.season} ${PARTS_OF_DAY[setting.time]}`;
}
