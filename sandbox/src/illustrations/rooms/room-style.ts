import { mix } from "../colour.ts";
import { cycle } from "../nth.ts";
import { hash } from "../random.ts";
import type { Setting } from "../setting.ts";

interface Theme {
  readonly wall: string;
  readonly floor: string;
  readonly panelling: "panel" | "half" | "log" | "plain";
  readonly accent: string;
  readonly linen: string;
}

const THEMES: readonly Theme[] = [
  { wall: "#d9b98a", floor: "#b0814f", panelling: "panel", accent: "#2f5a52", linen: "#f6f1e6" },
  { wall: "#e9e4d8", floor: "#c8a67a", panelling: "half", accent: "#8c3d2e", linen: "#fbf8f1" },
  { wall: "#3f5650", floor: "#9c7a54", panelling: "panel", accent: "#d9a441", linen: "#f3efe4" },
  { wall: "#b98a57", floor: "#8d6237", panelling: "log", accent: "#9a3628", linen: "#f7f2e7" },
  { wall: "#cfd8d6", floor: "#bfa27d", panelling: "plain", accent: "#365b76", linen: "#fbfaf6" },
  { wall: "#5a4638", floor: "#7b5b3e", panelling: "panel", accent: "#b9c4a5", linen: "#efe8da" },
  { wall: "#dcd3c3", floor: "#a88a66", panelling: "half", accent: "#4f6b57", linen: "#faf7f0" },
];

export type BedKind = "single" | "bunk" | "double";
const BEDS: readonly BedKind[] = ["double", "single", "double", "bunk", "single", "double", "single"];

/** Style values shared by the furniture of one room. */
export interface RoomStyle {
  readonly theme: Theme;
  readonly bed: BedKind;
  /** Whether lamps are lit. */
  readonly warm: boolean;
  readonly wall: string;
  readonly floor: string;
  readonly wood: string;
  readonly linen: string;
  readonly accent: string;
  /** Height of the line between wall and floor. */
  readonly floorY: number;
  /** Returns a colour in the light of the room. */
  dim(colour: string): string;
}

export function roomStyle({ random, time, seed }: Setting): RoomStyle {
  const night = time === "night";
  const warm = night || time === "dusk";
  const theme = random.pick(THEMES);
  const dim = (colour: string) => mix(colour, "#1a2430", night ? 0.42 : warm ? 0.22 : 0);
  return {
    theme,
    bed: cycle(BEDS, hash(`${seed}bed`)),
    warm,
    wall: dim(theme.wall),
    floor: dim(theme.floor),
    wood: dim(mix(theme.floor, "#3a2413", 0.35)),
    linen: dim(theme.linen),
    accent: dim(theme.accent),
    floorY: random.between(610, 640),
    dim,
  };
}
