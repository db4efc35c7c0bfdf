import { useVisit } from "@stays/contract";
import { accommodationLink } from "@stays/routes";
import type { Accommodation, PersonConfiguration } from "@stays/stay";
import { useTexts } from "@stays/texts";
import { classNames } from "@stays/ui";
import { useCallback } from "react";
import { StayCard } from "../cards/stay-card.tsx";
import { rememberedStay, rememberViewed } from "../memory/visitor-memory.ts";
import type { MapFocus } from "../results-map/use-map-focus.ts";
import { LOOKS } from "../view-as/look.ts";
import { useVariant } from "../view-as/use-variant.ts";
import styles from "./results-list.module.css";

/** Cards whose pictures are in sight at first. */
const EAGER = 2;

interface ResultsListProps {
  readonly stays: readonly Accommodation[];
  readonly rooms: readonly PersonConfiguration[];
  readonly focus: MapFocus;
}

/** The cards, in the look that the visitor chose (SR-04). Those out of sight cost nothing to draw. */
export function ResultsList({ stays, rooms, focus }: ResultsListProps) {
  const { t } = useTexts("mf-search");
  const { place, settings } = useVisit();
  const [variant] = useVariant();
  const { detailLinks } = settings.results;
  const hrefOf = useCallback(
    (stay: Accommodation) => accommodationLink(place.language, stay, detailLinks, place.search),
    [place, detailLinks],
  );
  const remember = useCallback(
    (stay: Accommodation) => rememberViewed(rememberedStay(stay, hrefOf(stay))),
    [hrefOf],
  );
  return (
    <ul
      aria-label={t("results")}
      className={classNames(styles.list, styles[LOOKS[variant]])}
      data-variant={variant}
    >
      {stays.map((stay, index) => (
        <li key={stay.id} className={styles.item}>
          <StayCard
            stay={stay}
            variant={variant}
            href={hrefOf(stay)}
            rooms={rooms}
            eager={index < EAGER}
            highlight={focus.highlight}
            onShowOnMap={focus.showOnMap}
            onFollow={remember}
          />
        </li>
      ))}
    </ul>
  );
}
