import { usePageContext, useReport, useSettings } from "@stays/contract";
import { readThrown } from "@stays/domain";
import { linkTo } from "@stays/routes";
import { useFormat } from "@stays/texts";
import { Button, type ElementNode, StatusText, stack, Timeline, type TimelineDay } from "@stays/ui";
import { type ReactNode, useState } from "react";
import { checkIdentified, sharedTripText } from "./shared-trip.ts";
import styles from "./trip.module.css";
import type { Trip } from "./trip.ts";
import { TripDayView } from "./trip-day-view.tsx";
import { type StayHours, type TripDay, tripDays } from "./trip-days.ts";
import { useTripTexts } from "./trip-texts.ts";

const hasPart = ({ parts }: TripDay, kind: TripDay["parts"][number]["kind"]): boolean =>
  parts.some((part) => part.kind === kind);

function getMark(day: TripDay): TimelineDay["mark"] {
  if (hasPart(day, "arrival")) return "arrival";
  return hasPart(day, "departure") ? "departure" : undefined;
}

/** The timeline's stops of a trip: arrivals, departures, and days with something booked. */
function tripStops(days: readonly TripDay[]): readonly TimelineDay[] {
  return days.map((day) => ({
    day: day.day,
    mark: getMark(day),
    booked: hasPart(day, "event"),
  }));
}

export interface TripViewProps {
  readonly trip: Trip;
  readonly heading: string;
  readonly lead?: ReactNode;
  /** What is said above the days, such as a failure. */
  readonly note?: ElementNode;
  /** Whether it is the visitor's own trip: only they can fill its free days. */
  readonly isOwn?: boolean;
}

const UNKNOWN_HOURS: StayHours = { checkInFrom: null, checkOutBefore: null };

const headingId = (day: string) => `day-${day}`;

/** A trip: its dates, what can be done with it, a timeline, and its days one below the other. */
export function TripView({ trip, heading, lead, note, isOwn = false }: TripViewProps) {
  const { t } = useTripTexts();
  const { dayMonthWeekday, day: dayText } = useFormat();
  const hours = useSettings().trip ?? UNKNOWN_HOURS;
  const [current, setCurrent] = useState<string | null>(null);
  const days = tripDays(trip, hours);
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];

  function goTo(day: string): void {
    setCurrent(day);
    const target = document.getElementById(headingId(day));
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "start" });
  }

  return (
    <div className={styles.page}>
      <header className={stack(2)}>
        <h1>{heading}</h1>
        <p className={styles.period}>
          {first === last ? dayText(first) : `${dayMonthWeekday(first)} – ${dayText(last)}`}
        </p>
        {lead && <p className={styles.lead}>{lead}</p>}
        <TripActions trip={trip} hours={hours} title={heading} />
      </header>
      {note}
      {days.length > 1 && (
        <nav aria-label={t("days")} className={styles.stops}>
          <Timeline days={tripStops(days)} current={current} onChoose={goTo} />
        </nav>
      )}
      <ol className={styles.days}>
        {days.map((day) => (
          <li key={day.day} className={styles.day} aria-labelledby={headingId(day.day)}>
            <h2 id={headingId(day.day)} tabIndex={-1} className={styles.date}>
              {dayMonthWeekday(day.day)}
            </h2>
            <TripDayView trip={trip} day={day} hours={hours} isOwn={isOwn} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface TripActionsProps {
  readonly trip: Trip;
  readonly hours: StayHours;
  readonly title: string;
}

const COPIED = { all: "linkCopied", some: "linkCopiedSome", none: "linkCopiedNone" } as const;

const FILE_NAME = "trip.ics";

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: FILE_NAME });
  link.click();
  URL.revokeObjectURL(url);
}

/** What can be done with a trip: share its link, put it into a calendar, print it. */
function TripActions({ trip, hours, title }: TripActionsProps) {
  const { t } = useTripTexts();
  const { language } = usePageContext().route;
  const report = useReport();
  /** What the last action did. */
  const [done, setDone] = useState<string | null>(null);

  async function share() {
    const path = linkTo(language, { route: "trip", search: sharedTripText(trip) });
    const url = new URL(path, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(url);
      setDone(t(COPIED[checkIdentified(trip)]));
    } catch {
      // The browser does not let the page copy it.
      setDone(`${t("copyLink")} ${url}`);
    }
  }

  async function saveCalendar() {
    const texts = { title, stay: t("aStay"), event: t("anEvent") };
    try {
      const { calendarFile } = await import("./calendar-file.ts");
      // biome-ignore lint/plugin: the time of a file
      download(calendarFile(trip, texts, hours, { site: window.location.hostname, now: new Date() }));
      setDone(null);
    } catch (cause) {
      report({ operation: "calendar file", message: readThrown(cause).text, cause });
      setDone(t("calendarFailed"));
    }
  }

  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={() => void share()}>
        {t("share")}
      </Button>
      <Button variant="secondary" onClick={() => void saveCalendar()}>
        {t("addToCalendar")}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        {t("print")}
      </Button>
      <StatusText className={styles.done}>{done}</StatusText>
    </div>
  );
}
