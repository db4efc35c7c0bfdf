import { type SiteSettings, type StaySearch, usePageContext, useQuery, useToday } from "@stays/contract";
import { nights, toDay } from "@stays/days";
import { hasTime, timeOfDay } from "@stays/domain";
import { activitiesQuery } from "@stays/galaxy";
import { accommodationLink, type LinkTarget, linkTo, withQueryKeys } from "@stays/routes";
import { dayActivityFilter, serializeSearch } from "@stays/search";
import { type Format, useFormat } from "@stays/texts";
import { Icon, muted, stack, TextLink, TriangleAlertIcon, useNearViewport } from "@stays/ui";
import { useRef } from "react";
import { toUpsellRoute } from "../add-to-basket/use-next-page.ts";
import { type Clash, findClashes } from "./clash.ts";
import styles from "./trip.module.css";
import type { Trip, TripEvent, TripStay } from "./trip.ts";
import type { DayPart, StayHours, TripDay } from "./trip-days.ts";
import { useTripTexts } from "./trip-texts.ts";

/**
 * The page on which a free day of a stay can be filled; null when the settings have none that can open on a
 * day. A stay that has begun is searched from today on, because pages of past dates are empty (UP-02).
 */
function activitiesOfDay(
  day: string,
  { start, end }: Pick<TripStay, "start" | "end">,
  { settings, search, today }: { settings: Pick<SiteSettings, "upsell">; search: StaySearch; today: string },
): LinkTarget | null {
  const { active, pageType } = settings.upsell;
  if (!active || pageType === "upselltransport" || pageType === "upsellrecommend") return null;
  const query = serializeSearch({
    start: start < today ? today : start,
    end,
    rooms: search.hasGuests ? search.rooms : [],
  });
  return { route: toUpsellRoute(pageType), search: withQueryKeys(query, { day }) };
}

/**
 * A link from a free day to its activities. Their number is requested when the day comes near the viewport,
 * because each day is a search of its own; without it the link has no number.
 */
function FreeDay({ day, stay }: { readonly day: string; readonly stay: TripStay }) {
  const { t } = useTripTexts();
  const { weekday } = useFormat();
  const pageContext = usePageContext();
  const box = useRef<HTMLParagraphElement>(null);
  const isSeen = useNearViewport(box);
  const page = activitiesOfDay(day, stay, pageContext);
  const { data } = useQuery({
    ...activitiesQuery({ ...dayActivityFilter(pageContext), date: day }),
    // The other page has a list for each category, and so no one number.
    enabled: isSeen && page?.route === "upsellday",
  });
  const count = data?.activities.length ?? null;
  const words = { day: weekday(day) };
  return (
    <p ref={box} className={styles.fill}>
      {page && count !== 0 && (
        <TextLink to={linkTo(pageContext.route.language, page)}>
          {count === null ? t("seeThingsToDo", words) : t("thingsToDo", { ...words, count })}
        </TextLink>
      )}
    </p>
  );
}

interface TripDayViewProps {
  readonly trip: Trip;
  readonly day: TripDay;
  readonly hours: StayHours;
  readonly isOwn: boolean;
}

/** What happens on a day of the trip, or that nothing does. */
export function TripDayView({ trip, day, hours, isOwn }: TripDayViewProps) {
  const { t } = useTripTexts();
  const { weekday } = useFormat();
  const today = useToday();
  const { parts, stay, isFree } = day;
  return (
    <div className={stack(2)}>
      {stay?.name && <p className={muted()}>{t("stayingAt", { name: stay.name })}</p>}
      {isFree && <p className={styles.free}>{t("dayIsFree", { day: weekday(day.day) })}</p>}
      {isFree && isOwn && stay && day.day >= today && <FreeDay day={day.day} stay={stay} />}
      {parts.length > 0 && (
        <ul className={stack(4)}>
          {parts.map((part, index) => (
            // Parts have no id, and two may be equal. They are never reordered.
            <li key={`${part.kind} ${index}`} className={styles.part}>
              <Part part={part} trip={trip} hours={hours} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Part({ part, trip, hours }: Pick<TripDayViewProps, "trip" | "hours"> & { readonly part: DayPart }) {
  return part.kind === "event" ? (
    <EventPart event={part.event} trip={trip} hours={hours} />
  ) : (
    <StayPart kind={part.kind} time={part.time} stay={part.stay} />
  );
}

function StayPart({ kind, time, stay }: Extract<DayPart, { readonly stay: TripStay }>) {
  const { t } = useTripTexts();
  const { route, settings } = usePageContext();
  const name = stay.name ?? t("aStay");
  const { linked } = stay;
  const hour = time !== null && t(kind === "arrival" ? "checkInFrom" : "checkOutBefore", { time });
  const length = kind === "arrival" && t("nights", { count: nights(stay.start, stay.end) });
  return (
    <>
      <h3>{t(kind === "arrival" ? "arrivalAt" : "departureFrom", { name })}</h3>
      {stay.place && <p>{stay.place}</p>}
      <p>{[hour, length].filter(Boolean).join(", ")}</p>
      {kind === "arrival" && linked && (
        <TextLink to={accommodationLink(route.language, linked, settings.results.detailLinks)}>
          {name}
        </TextLink>
      )}
      {kind === "arrival" && !stay.isBooked && <p className={styles.chosen}>{t("notInBasket")}</p>}
    </>
  );
}

function EventPart({ event, trip, hours }: Pick<TripDayViewProps, "trip" | "hours"> & { event: TripEvent }) {
  const { t } = useTripTexts();
  const format = useFormat();
  const clashText = useClashText(event);
  return (
    <>
      <h3>{event.name ?? t("anEvent")}</h3>
      {event.place && <p>{event.place}</p>}
      <p>{periodText(event, format)}</p>
      {findClashes(trip, event, hours).map((clash, index) => (
        <p key={`${clash.kind} ${index}`} className={styles.clash}>
          <Icon of={TriangleAlertIcon} />
          <span>{clashText(clash)}</span>
        </p>
      ))}
    </>
  );
}

function useClashText(event: TripEvent): (clash: Clash) => string {
  const { t } = useTripTexts();
  const format = useFormat();
  return (clash) => {
    switch (clash.kind) {
      case "overlap":
        return t("sameTime", {
          name: clash.other.name ?? t("anEvent"),
          period: periodText(clash.other, format),
        });
      case "beforeCheckIn":
        return t("endsBeforeCheckIn", { end: format.time(event.end), time: clash.time });
      case "duringCheckOut":
        return t("checkOutBefore", { time: clash.time });
      default:
        return t("noStay");
    }
  };
}

/**
 * The times of an event: `09:00 – 11:00`, `09:00` for a moment, with days when it goes on past midnight, and
 * nothing when only its day matters.
 */
function periodText({ start, end }: TripEvent, { dayMonthWeekday }: Pick<Format, "dayMonthWeekday">): string {
  const isOneDay = toDay(start) === toDay(end);
  const moment = (time: string) =>
    [!isOneDay && dayMonthWeekday(toDay(time)), hasTime(time) && timeOfDay(time)].filter(Boolean).join(" ");
  return [...new Set([moment(start), moment(end)])].filter(Boolean).join(" – ");
}
