import { useToday, useVisit } from "@stays/contract";
import { nights } from "@stays/days";
import { accommodationLink } from "@stays/routes";
import { useFormat } from "@stays/texts";
import { Icon, TextLink, TriangleAlertIcon } from "@stays/ui";
import { clashesOf } from "./clash.ts";
import { FreeDay } from "./free-day.tsx";
import { periodText } from "./period-text.ts";
import styles from "./trip.module.css";
import type { Trip, TripEvent, TripStay } from "./trip.ts";
import type { DayPart, StayHours, TripDay } from "./trip-days.ts";
import { useTripTexts } from "./trip-texts.ts";
import { useClashText } from "./use-clash-text.ts";

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
    <div className={styles.parts}>
      {stay?.name && <p className={styles.staying}>{t("stayingAt", { name: stay.name })}</p>}
      {isFree && <p className={styles.free}>{t("dayIsFree", { day: weekday(day.day) })}</p>}
      {isFree && isOwn && stay && day.day >= today && <FreeDay day={day.day} stay={stay} />}
      {parts.length > 0 && (
        <ul className={styles.list}>
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
  const { place, settings } = useVisit();
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
        <TextLink to={accommodationLink(place.language, linked, settings.results.detailLinks)}>
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
      {clashesOf(trip, event, hours).map((clash, index) => (
        <p key={`${clash.kind} ${index}`} className={styles.clash}>
          <Icon of={TriangleAlertIcon} />
          <span>{clashText(clash)}</span>
        </p>
      ))}
    </>
  );
}
