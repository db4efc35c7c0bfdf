import { birch } from "./birch.ts";
import type { Season } from "./names.ts";
import { pine } from "./pine.ts";
import type { Setting } from "./setting.ts";
import { spruce } from "./spruce.ts";
import { repeat } from "./svg.ts";

export type Side = "left" | "right" | "both";

type Tree = (setting: Setting, x: number, y: number, height: number) => string;

const tallPine: Tree = (setting, x, y, height) => pine(setting, x, y, height * 1.1);

const TREES: Readonly<Record<Season, readonly Tree[]>> = {
  winter: [spruce],
  spring: [spruce, tallPine, birch],
  summer: [spruce, tallPine, birch],
  autumn: [birch, spruce, birch],
};

/** Tall trees in the foreground that frame the subject. */
export function framingTrees(setting: Setting, side: Side): string {
  const { random, season } = setting;
  const group = (from: number, to: number) =>
    repeat(random.whole(2, 3), () => {
      const x = random.between(from, to);
      const y = random.between(770, 900);
      const height = random.between(300, 560);
      return random.pick(TREES[season])(setting, x, y, height);
    });
  const left = side === "right" ? "" : group(-20, 230);
  return left + (side === "left" ? "" : group(1380, 1630));
}
