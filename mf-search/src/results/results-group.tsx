import { useVisit } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { accommodationLink } from "@stays/routes";
import { memo, useMemo } from "react";
import { StayCard, type StayCardProps } from "../cards/stay-card.tsx";
import styles from "./results-list.module.css";
import { type GroupedList, useCardGroup } from "./use-card-group.ts";

/** Number of cards whose pictures are in the viewport at first and load eagerly. */
const EAGER = 1;

interface ResultsGroupProps extends Pick<StayCardProps, "variant" | "rooms" | "highlight" | "onShowOnMap"> {
  readonly stays: readonly Accommodation[];
  readonly index: number;
  readonly list: GroupedList;
}

/**
 * Group of cards. Far from the viewport it renders only their names, so that heading navigation, links and
 * find-in-page still work. A thousand cards then cost little more than the visible ones.
 */
export const ResultsGroup = memo(
  function ResultsGroup(props: ResultsGroupProps) {
    const { stays, index, list, ...card } = props;
    const { place, settings } = useVisit();
    const { box, isNear, height } = useCardGroup(index, list);
    const links = useMemo(
      () =>
        stays.map((stay) =>
          accommodationLink(place.language, stay, settings.results.detailLinks, place.search),
        ),
      [stays, place, settings],
    );
    return (
      <div ref={box} className={styles.group} data-far={!isNear || undefined} style={{ blockSize: height }}>
        {stays.map((stay, position) => (
          // biome-ignore lint/a11y/useSemanticElements: the items of a list in groups have no ul as their parent
          <div key={stay.id} role="listitem" className={styles.item}>
            <StayCard
              {...card}
              stay={stay}
              isNear={isNear}
              href={links[position] ?? ""}
              eager={index === 0 && position < EAGER}
            />
          </div>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.stays.length === after.stays.length &&
    before.stays.every((stay, index) => stay === after.stays[index]) &&
    before.variant === after.variant &&
    before.rooms === after.rooms &&
    before.list === after.list,
);
