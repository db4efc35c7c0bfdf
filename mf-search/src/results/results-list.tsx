import type { ResultVariant } from "@stays/contract";
import type { Place } from "@stays/search/listing";
import { useTexts } from "@stays/texts";
import { classNames, ItemBoundary, NEAR_ITEMS, nearOptions } from "@stays/ui";
import {
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { StayCard, type StayCardProps } from "../cards/stay-card.tsx";
import { readListDepth, writeListDepth } from "../results-data/list-depth.ts";
import type { PagedStays } from "../results-data/use-stays.ts";
import type { MapFocus } from "../results-map/use-map-focus.ts";
import { useVariant, VARIANT_LAYOUTS } from "./list-variants.tsx";
import styles from "./results-list.module.css";

const wasNear = ({ near }: ListMemory, index: number) =>
  near.size > 0 ? near.has(index) : index < FIRST_GROUPS;

/**
 * Tracks whether a card group is near the viewport and how often it has left it, and stores its height. React renders
 * the cards in a transition, in small tasks, so that a scroll waits for none of them.
 */
function useCardGroup(index: number, memory: ListMemory, nearChanged: NearListener) {
  const box = useRef<HTMLDivElement>(null);
  const [{ isNear, leaves }, setState] = useState(() => ({ isNear: wasNear(memory, index), leaves: 0 }));
  const latest = useRef(isNear);
  useLayoutEffect(() => {
    latest.current = isNear;
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) {
        // A group that contains the keyboard focus stays rendered while the page scrolls on, and on paper what the
        // screen has.
        const isKept =
          element.contains(document.activeElement) || window.matchMedia?.("print").matches === true;
        if (!isIntersecting && isKept) continue;
        if (latest.current) memory.heights.set(index, boundingClientRect.height);
        if (isIntersecting) memory.near.add(index);
        else memory.near.delete(index);
        nearChanged.current();
        startTransition(() =>
          setState((last) => ({
            isNear: isIntersecting,
            leaves: last.leaves + Number(last.isNear && !isIntersecting),
          })),
        );
      }
    }, nearOptions(NEAR_ITEMS));
    observer.observe(element);
    return () => observer.disconnect();
  }, [index, memory, nearChanged]);

  return { box, isNear, leaves };
}

/** Called when a group comes near the viewport, or leaves it. */
type NearListener = RefObject<() => void>;

/** Number of cards whose pictures are in the viewport at first and load eagerly. */
const EAGER = 1;

interface ResultsGroupProps extends Pick<StayCardProps, "variant" | "focus"> {
  readonly places: readonly Place[];
  readonly index: number;
  readonly memory: ListMemory;
  readonly nearChanged: NearListener;
}

const isMissing = (place: Place) => "isMissing" in place;

/**
 * Group of cards. Far from the viewport it renders only their names, so that heading navigation, links and
 * find-in-page still work. A thousand cards then cost little more than the visible ones.
 */
const ResultsGroup = memo(
  function ResultsGroup(props: ResultsGroupProps) {
    const { places, index, memory, nearChanged, ...card } = props;
    const { box, isNear, leaves } = useCardGroup(index, memory, nearChanged);
    // The browser keeps the layout of an element that it no longer lays out, and with it the card that was in it: a
    // group that leaves gets new elements. One that comes near keeps them, as its link may have the focus.
    const keyOf = ({ id }: Place) => `${leaves} ${id}`;
    // While it is near and complete, a group has the height of its cards.
    const isComplete = isNear && !places.some(isMissing);
    const height = isComplete ? undefined : assumedHeight(memory, index);
    return (
      <div ref={box} className={styles.group} data-far={!isNear || undefined} style={{ blockSize: height }}>
        {places.map((place, position) =>
          "isMissing" in place ? (
            <div key={keyOf(place)} className={styles.item} aria-hidden="true" />
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: the items of a list in groups have no ul as their parent
            <div key={keyOf(place)} role="listitem" className={styles.item} data-layout="late">
              <ItemBoundary>
                <StayCard {...card} stay={place} isNear={isNear} eager={index === 0 && position < EAGER} />
              </ItemBoundary>
            </div>
          ),
        )}
      </div>
    );
  },
  (before, after) =>
    before.places.length === after.places.length &&
    before.places.every((place, index) => place === after.places[index]) &&
    before.variant === after.variant &&
    before.memory === after.memory,
);

interface ResultsListProps {
  /** With at least one match. */
  readonly list: PagedStays;
  readonly focus: MapFocus;
  /** Variant of the cards; undefined = the one that the visitor chose. */
  readonly variant: ResultVariant | undefined;
  /** Key of the part of the answer that is shown; empty = all of it. */
  readonly part: string;
}

/** List of cards in a variant (SR-04). Only cards near the viewport are rendered in full. */
export function ResultsList(props: ResultsListProps) {
  const { list, focus, part } = props;
  const { t } = useTexts("mf-search");
  const [chosen] = useVariant();
  const variant = props.variant ?? chosen;
  // The list of the page and that over the map may show one query at a time.
  const key = [props.variant, variant, part].join(" ");
  const memory = getListMemory(list.cached, key);
  const groups = useMemo(() => groupCards(list.places), [list.places]);
  const nearChanged = useNearPlaces(list, groups, memory);
  useListDepth(list, `${list.key} ${key}`, memory);
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
          places={group}
          index={index}
          variant={variant}
          focus={focus}
          memory={memory}
          nearChanged={nearChanged}
        />
      ))}
    </div>
  );
}

/** Tells a list which of its places are near the viewport, and when they change. */
function useNearPlaces(
  { nearIds, renewNear }: PagedStays,
  groups: readonly (readonly Place[])[],
  memory: ListMemory,
): NearListener {
  const nearChanged = useRef(() => {});
  useLayoutEffect(() => {
    nearIds.current = () =>
      new Set(groups.flatMap((group, index) => (wasNear(memory, index) ? group.map(({ id }) => id) : [])));
    nearChanged.current = renewNear;
  });
  return nearChanged;
}

/** Whether a reload, Back or Forward opened the document: a list that a link opens begins at its first page. */
function isDocumentReturned(): boolean {
  const [entry] = performance.getEntriesByType?.("navigation") ?? [];
  return entry !== undefined && "type" in entry && ["reload", "back_forward"].includes(String(entry.type));
}

/** Makes a list as long as it was when this tab left it, so that the visitor's place in it is found (RT-06). */
function useListDepth(list: PagedStays, name: string, memory: ListMemory): void {
  const { pageCount, isLoadingMore, isRefreshing, restore } = list;
  const isRestored = useRef(false);
  const isLoading = isLoadingMore || isRefreshing;
  // Not with the first render, which is that of the server.
  useLayoutEffect(() => {
    if (isRestored.current || isLoading) return;
    isRestored.current = true;
    if (!isDocumentReturned()) return;
    const { pages, heights } = readListDepth(name);
    for (const [index, height] of heights) if (!memory.heights.has(index)) memory.heights.set(index, height);
    if (pages > pageCount) restore(pages);
  });
  const write = useEffectEvent(() =>
    writeListDepth(name, { pages: pageCount, heights: [...memory.heights] }),
  );
  useEffect(() => {
    const leave = () => write();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
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

export function groupCards<Item>(places: readonly Item[]): readonly (readonly Item[])[] {
  const count = Math.ceil(places.length / LENGTH);
  return Array.from({ length: count }, (_, index) => places.slice(index * LENGTH, (index + 1) * LENGTH));
}
