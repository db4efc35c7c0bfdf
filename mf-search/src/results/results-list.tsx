import type { ResultVariant } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { classNames, ItemBoundary } from "@stays/ui";
import { memo, startTransition, useLayoutEffect, useMemo, useRef, useState } from "react";
import { StayCard, type StayCardProps } from "../cards/stay-card.tsx";
import type { MapFocus } from "../results-map/use-map-focus.ts";
import { useVariant, VARIANT_LAYOUTS } from "./list-variants.tsx";
import styles from "./results-list.module.css";

/** Distance beyond the viewport, and beyond a scrolling box, that counts as near: three heights of each. */
const NEAR = "300% 0px";

/** The root is the window; the margin of scroll containers is missing in TypeScript's types. */
const OPTIONS: IntersectionObserverInit & { readonly scrollMargin: string } = {
  rootMargin: NEAR,
  scrollMargin: NEAR,
};

const wasNear = ({ near }: ListMemory, index: number) =>
  near.size > 0 ? near.has(index) : index < FIRST_GROUPS;

/**
 * Tracks whether a card group is near the viewport, and stores its height for when it is not. React renders
 * the cards in a transition, in small tasks, so that a scroll waits for none of them.
 */
function useCardGroup(index: number, memory: ListMemory) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => wasNear(memory, index));
  const latest = useRef(isNear);
  useLayoutEffect(() => {
    latest.current = isNear;
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) {
        // A group that contains the keyboard focus stays rendered while the page scrolls on.
        if (!isIntersecting && element.contains(document.activeElement)) continue;
        if (latest.current) memory.heights.set(index, boundingClientRect.height);
        if (isIntersecting) memory.near.add(index);
        else memory.near.delete(index);
        startTransition(() => setNear(isIntersecting));
      }
    }, OPTIONS);
    observer.observe(element);
    return () => observer.disconnect();
  }, [index, memory]);

  // While it is near, a group has the height of its cards.
  return { box, isNear, height: isNear ? undefined : assumedHeight(memory, index) };
}

/** Number of cards whose pictures are in the viewport at first and load eagerly. */
const EAGER = 1;

interface ResultsGroupProps extends Pick<StayCardProps, "variant" | "focus"> {
  readonly stays: readonly Accommodation[];
  readonly index: number;
  readonly memory: ListMemory;
}

/**
 * Group of cards. Far from the viewport it renders only their names, so that heading navigation, links and
 * find-in-page still work. A thousand cards then cost little more than the visible ones.
 */
const ResultsGroup = memo(
  function ResultsGroup(props: ResultsGroupProps) {
    const { stays, index, memory, ...card } = props;
    const { box, isNear, height } = useCardGroup(index, memory);
    return (
      <div ref={box} className={styles.group} data-far={!isNear || undefined} style={{ blockSize: height }}>
        {stays.map((stay, position) => (
          // biome-ignore lint/a11y/useSemanticElements: the items of a list in groups have no ul as their parent
          <div key={stay.id} role="listitem" className={styles.item} data-layout="late">
            <ItemBoundary>
              <StayCard {...card} stay={stay} isNear={isNear} eager={index === 0 && position < EAGER} />
            </ItemBoundary>
          </div>
        ))}
      </div>
    );
  },
  (before, after) =>
    before.stays.length === after.stays.length &&
    before.stays.every((stay, index) => stay === after.stays[index]) &&
    before.variant === after.variant &&
    before.memory === after.memory,
);

interface ResultsListProps {
  readonly cached: object;
  /** At least one. */
  readonly stays: readonly Accommodation[];
  readonly focus: MapFocus;
  /** Variant of the cards; undefined = the one that the visitor chose. */
  readonly variant: ResultVariant | undefined;
  /** Key of the part of the answer that is shown; empty = all of it. */
  readonly part: string;
}

/** List of cards in a variant (SR-04). Only cards near the viewport are rendered in full. */
export function ResultsList(props: ResultsListProps) {
  const { cached, stays, focus, part } = props;
  const { t } = useTexts("mf-search");
  const [chosen] = useVariant();
  const variant = props.variant ?? chosen;
  // The list of the page and that over the map may show one query at a time.
  const memory = getListMemory(cached, [props.variant, variant, part].join(" "));
  const groups = useMemo(() => groupCards(stays), [stays]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an ul allows no groups between itself and its items
    <div
      role="list"
      aria-label={t("results")}
      className={classNames(styles.list, styles[VARIANT_LAYOUTS[variant]])}
      data-variant={variant}
    >
      {groups.map((group, index) => (
        <ResultsGroup
          key={`${variant} ${group[0]?.id}`}
          stays={group}
          index={index}
          variant={variant}
          focus={focus}
          memory={memory}
        />
      ))}
    </div>
  );
}

/** What a list looked like when it was last shown. */
interface ListMemory {
  /** Groups that were near the viewport, by index. */
  readonly near: Set<number>;
  /** Height of each group, in CSS pixels by index. */
  readonly heights: Map<number, number>;
}

const memories = new WeakMap<object, Map<string, ListMemory>>();

/**
 * Returns the memory of a list. A visitor who comes back finds every card where it was, even if the list is
 * refetched in the background (SR-10).
 *
 * @param cached cached query of the list; the memory lives as long as the query
 * @param key key of one list of the query: the variant, and the part of the answer that is shown
 */
function getListMemory(cached: object, key: string): ListMemory {
  const byVariant = memories.get(cached) ?? new Map<string, ListMemory>();
  memories.set(cached, byVariant);
  const memory = byVariant.get(key) ?? { near: new Set(), heights: new Map() };
  byVariant.set(key, memory);
  return memory;
}

/** Height of a group before any was measured, in CSS pixels. */
const UNKNOWN_HEIGHT = 3000;

/**
 * Height of a group far from the viewport, in CSS pixels: its own last height, else that of the first group,
 * which was measured.
 */
const assumedHeight = ({ heights }: ListMemory, index: number): number =>
  heights.get(index) ?? heights.get(0) ?? UNKNOWN_HEIGHT;

/** Cards per group. Divisible by one to four and by six columns, so that each row of a group is full. */
const LENGTH = 12;

/** Groups of the first page, which the server renders in full. */
export const FIRST_GROUPS = 2;

export function groupCards(stays: readonly Accommodation[]): readonly (readonly Accommodation[])[] {
  const count = Math.ceil(stays.length / LENGTH);
  return Array.from({ length: count }, (_, index) => stays.slice(index * LENGTH, (index + 1) * LENGTH));
}
