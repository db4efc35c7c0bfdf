import { useSettings } from "@stays/contract";
import type { Position } from "@stays/domain";
import { usePartTexts } from "@stays/ui";
import styles from "./stay-ways.module.css";
import de from "./texts/de.json";
import en from "./texts/en.json";
import nb from "./texts/nb.json";
import sv from "./texts/sv.json";
import { waysFrom } from "./ways.ts";

declare module "@stays/texts" {
  interface TextNamespaces {
    ways: typeof en;
  }
}

/** Texts of the ways to lifts and shops, by language code. */
const waysTexts = { en, sv, nb, de };

/** Minutes on foot or by ski bus from a stay to a lift and to a shop of the settings; nothing when all are far. */
export function StayWays({ position }: { readonly position: Position | null }) {
  const { map } = useSettings();
  const t = usePartTexts("ways", waysTexts);
  const ways = waysFrom(position, map.places);
  if (ways.length === 0) return null;
  return (
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={way.name}>{t(way.kind, { ...way })}</li>
      ))}
    </ul>
  );
}
