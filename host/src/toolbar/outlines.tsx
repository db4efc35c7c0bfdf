import { useEffect, useState } from "react";
import type { Parts } from "../remotes/parts.ts";
import { keyText } from "../remotes/registry-snapshot.ts";
import { around, type Rectangle } from "./outline.ts";
import styles from "./outlines.module.css";
import type { ToolbarData } from "./toolbar-data.ts";

/** An outline of a part, as it is drawn. */
interface Outline extends Rectangle {
  readonly id: string;
  readonly label: string;
}

const labelOf = (data: ToolbarData, remote: string, module: string): string => {
  const known = data.find((one) => one.remote === remote);
  return [remote, module, known?.version, known?.owner].filter(Boolean).join(" · ");
};

function outlinesOf(data: ToolbarData, parts: Parts): readonly Outline[] {
  return parts.all().flatMap(({ key, fragment }, index) => {
    const box = around(fragment.getClientRects());
    if (!box) return [];
    return [{ ...box, id: `${keyText(key)} ${index}`, label: labelOf(data, key.remote, key.module) }];
  });
}

/** Follows the parts in every frame: they move with scrolling, loading and animations. */
function useOutlines(data: ToolbarData, parts: Parts): readonly Outline[] {
  const [outlines, setOutlines] = useState<readonly Outline[]>([]);
  useEffect(() => {
    let drawn = "";
    let frame = 0;
    const follow = () => {
      const next = outlinesOf(data, parts);
      const text = JSON.stringify(next);
      if (text !== drawn) {
        drawn = text;
        setOutlines(next);
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [data, parts]);
  return outlines;
}

/** Outlines of the pages and slots on the screen, each with its remote, release and owner. */
export function Outlines({ data, parts }: { data: ToolbarData; parts: Parts }) {
  return useOutlines(data, parts).map(({ id, label, top, left, right, bottom }) => (
    <div
      key={id}
      className={styles.outline}
      style={{ top, left, width: right - left, height: bottom - top }}
      aria-hidden="true"
    >
      <span className={left > window.innerWidth / 2 ? styles.endLabel : styles.label}>{label}</span>
    </div>
  ));
}
