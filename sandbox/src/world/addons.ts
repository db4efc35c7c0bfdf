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

/** All extras, by id. */
export const addonKinds: ReadonlyMap<number, AddonKind> = new Map(
  (content.addons as readonly AddonEntry[]).map(({ group, scene, ...addon }) => [
    addon.id,
    {
      ...addon,
      group: groups[group ?? ""] ?? null,
      picture: scene ? scenePicture(scene, addon.id, addon.name) : null,
    },
  ]),
);

/** The extras sold with a unit, in the order of its rate plan. */
export const listAddons = (rate: Pick<RatePlan, "addonIds"> | null | undefined): readonly AddonKind[] =>
  (rate?.addonIds ?? []).flatMap((id) => addonKinds.get(id) ?? []);
