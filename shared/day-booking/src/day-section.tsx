import { type IsoDay, useFormat } from "@stays/texts";
import {
  Alert,
  type ElementNode,
  FailureNote,
  muted,
  QueryBoundary,
  Skeleton,
  SkeletonList,
  StatusText,
  TextButton,
} from "@stays/ui";
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { ActivityGridSkeleton } from "./activity-card.tsx";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./day-section.module.css";
import { DaysNote } from "./days-header.tsx";
import type { DaysOfStay } from "./use-stay-days.ts";

interface DaySectionProps {
  readonly day: IsoDay;
  /** The number of items as text, announced when it changes; empty while not known. */
  readonly count: string;
  /** The ref of the heading, for callers that focus it when the focused element is gone. */
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly children: ElementNode;
}

export function DaySection({ day, count, heading: given, children }: DaySectionProps) {
  const { dayLong } = useFormat();
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  useFocusWhenLost(day, heading);
  return (
    <section className={styles.day}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {dayLong(day)}
        </h2>
        <StatusText className={muted()}>{count}</StatusText>
      </header>
      {children}
    </section>
  );
}

/** Focuses the heading of a newly chosen day if the link that chose it was removed with the previous day. */
function useFocusWhenLost(day: string, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [day, heading]);
}

interface NothingThisDayProps {
  /** The first day with activities, YYYY-MM-DD; without it the note has no link. */
  readonly firstAvailable?: string | null;
  readonly onChoose?: (day: string) => void;
}

/** The note for a day without activities, with a link to the first day that has some (UP-02). */
export function NothingThisDay({ firstAvailable, onChoose }: NothingThisDayProps) {
  const { t } = useActivityTexts();
  const { day } = useFormat();
  return (
    <Alert
      tone="info"
      title={t("nothingThisDay")}
      action={
        firstAvailable &&
        onChoose && (
          <TextButton role="link" onClick={() => onChoose(firstAvailable)}>
            {t("firstAvailableDay", { date: day(firstAvailable) })}
          </TextButton>
        )
      }
    />
  );
}

interface StayDaysProps {
  readonly stay: DaysOfStay | null;
  readonly noDates: ReactNode;
  /** What could not be loaded. */
  readonly failure?: string;
  /** The skeletons of the items; those of cards by default. */
  readonly skeleton?: ElementNode;
  /** The loaded days; it suspends. */
  readonly View: ComponentType<{ stay: DaysOfStay }>;
}

/** The days of a stay below the header of their page, in each state: loading, failed, without dates, loaded. */
export function StayDays({ stay, noDates, failure, skeleton, View }: StayDaysProps) {
  const { t } = useActivityTexts();
  if (!stay) return <DaysNote>{noDates}</DaysNote>;
  return (
    <QueryBoundary
      key={`${stay.start} ${stay.end}`}
      fallback={<StayDaysSkeleton days={stay.days.length}>{skeleton}</StayDaysSkeleton>}
      failed={(retry) => (
        <DaysNote>
          <FailureNote message={t("fetchFailed")} onRetry={retry}>
            {failure}
          </FailureNote>
        </DaysNote>
      )}
    >
      <View stay={stay} />
    </QueryBoundary>
  );
}

/** The skeleton of the timeline and of three cards. It has one stop more than the stay has days (CO-03). */
function StayDaysSkeleton({
  days,
  children = <ActivityGridSkeleton />,
}: {
  readonly days: number;
  readonly children: ElementNode;
}) {
  const { t } = useActivityTexts();
  return (
    <>
      <StatusText hidden>{t("loadingDays")}</StatusText>
      <SkeletonList count={days + 1} className={styles.timeline}>
        {() => (
          <>
            <Skeleton height="2rem" className={styles.dot} />
            <Skeleton kind="text" width="4.5rem" />
            <Skeleton kind="text" width="3.5rem" />
          </>
        )}
      </SkeletonList>
      <div className={styles.day}>
        <div className={styles.headSkeleton}>
          <Skeleton kind="title" width="14rem" />
          <Skeleton kind="text" width="5rem" />
        </div>
        {children}
      </div>
    </>
  );
}
