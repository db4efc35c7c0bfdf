import { usePageContext, useReport } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { Button, StatusText } from "@stays/ui";
import { useState } from "react";
import { identifiedIn, sharedTripText } from "./shared-trip.ts";
import styles from "./trip.module.css";
import type { Trip } from "./trip.ts";
import type { StayHours } from "./trip-days.ts";
import { useTripTexts } from "./trip-texts.ts";

interface TripActionsProps {
  readonly trip: Trip;
  readonly hours: StayHours;
  /** Name of the calendar. */
  readonly title: string;
}

/** What the last action did. `link` = the browser does not let the page copy it. */
type Done = { readonly kind: "copied" | "calendarFailed" } | { readonly kind: "link"; readonly url: string };

const COPIED = { all: "linkCopied", some: "linkCopiedSome", none: "linkCopiedNone" } as const;

const FILE_NAME = "trip.ics";

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: FILE_NAME });
  link.click();
  URL.revokeObjectURL(url);
}

/** What can be done with a trip: share its link, put it into a calendar, print it. */
export function TripActions({ trip, hours, title }: TripActionsProps) {
  const { t } = useTripTexts();
  const { language } = usePageContext().route;
  const report = useReport();
  const [done, setDone] = useState<Done | null>(null);

  async function share() {
    const path = linkTo(language, { route: "trip", search: sharedTripText(trip) });
    const url = new URL(path, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(url);
      setDone({ kind: "copied" });
    } catch {
      setDone({ kind: "link", url });
    }
  }

  async function saveCalendar() {
    const texts = { title, stay: t("aStay"), event: t("anEvent") };
    try {
      const { calendarFile } = await import("./calendar-file.ts");
      download(calendarFile(trip, texts, hours, { site: window.location.hostname, now: new Date() }));
      setDone(null);
    } catch (cause) {
      report({ operation: "calendar file", message: String(cause), cause });
      setDone({ kind: "calendarFailed" });
    }
  }

  function doneText(last: Done): string {
    if (last.kind === "link") return `${t("copyLink")} ${last.url}`;
    return t(last.kind === "copied" ? COPIED[identifiedIn(trip)] : "calendarFailed");
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
      <StatusText className={styles.done}>{done && doneText(done)}</StatusText>
    </div>
  );
}
