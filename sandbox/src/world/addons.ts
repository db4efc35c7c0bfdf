import content from "../../content/addons.json" with { type: "json" };
import type { Localised } from "./localised.ts";
import { type Scene, scenePicture } from "./pictures.ts";
import type { Picture, RatePlan } from "./stay.ts";

/** An extra sold with a booked unit. */
export interface AddonKind {
  readonly id: number;
  readonly name: Localised;
  readonly text: Localised;
  /** SEK per unit. */
  readonly price: number;
  /** 1 = a checkbox. */
  readonly max: number;
  readonly group: Localised | null;
  /** null for some extras, to cover items without an image. */
  readonly picture: Picture | null;
}

interface AddonEntry extends Omit<AddonKind, "group" | "picture"> {
  readonly group?: string;
  readonly scene?: Scene;
}

const groups: Readonly<Record<string, Localised>> = content.groups;

export const addonKinds: readonly AddonKind[] = (content.addons as readonly AddonEntry[]).map(
  ({ group, scene, ...addon }) => ({
    ...addon,
    group: groups[group ?? ""] ?? null,
    picture: scene ? scenePicture(scene, addon.id, addon.name) : null,
  }),
);

const byId = new Map(addonKinds.map((entry) => [entry.id, entry]));

/** Returns the extra of an id, null when there is none. */
export function addonKind(id: number): AddonKind | null {
  return byId.get(id) ?? null;
}

/** The extras sold with a unit, in the order of its rate plan. */
export function addonsOf(rate: Pick<RatePlan, "addonIds"> | null | undefined): readonly AddonKind[] {
  return (rate?.addonIds ?? []).flatMap((id) => addonKind(id) ?? []);
}
