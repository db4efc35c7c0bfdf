import { useVisit } from "@stays/contract";
import { activitiesQuery, isGalaxyError } from "@stays/galaxy";
import { useQuery } from "@stays/query";
import { linkTo } from "@stays/routes";
import { dayActivityFilter } from "@stays/search";
import { useFormat } from "@stays/texts";
import { TextLink, useNearViewport } from "@stays/ui";
import { useRef } from "react";
import { activitiesOfDay } from "./activities-of-day.ts";
import styles from "./trip.module.css";
import type { TripStay } from "./trip.ts";
import { useTripTexts } from "./trip-texts.ts";

/**
 * A link from a free day to its activities. Their number is requested when the day comes near the viewport,
 * because each day is a search of its own; without it the link has no number.
 */
export function FreeDay({ day, stay }: { readonly day: string; readonly stay: TripStay }) {
  const { t } = useTripTexts();
  const { weekday } = useFormat();
  const visit = useVisit();
  const box = useRef<HTMLParagraphElement>(null);
  const isSeen = useNearViewport(box);
  const page = activitiesOfDay(day, stay, visit);
  const { data } = useQuery({
    ...activitiesQuery({ ...dayActivityFilter(visit), date: day }),
    enabled: isSeen && page?.isOneList === true,
  });
  const count = data && !isGalaxyError(data) ? data.activities.length : null;
  const words = { day: weekday(day) };
  return (
    <p ref={box} className={styles.fill}>
      {page && count !== 0 && (
        <TextLink to={linkTo(visit.place.language, page.target)}>
          {count === null ? t("seeThingsToDo", words) : t("thingsToDo", { ...words, count })}
        </TextLink>
      )}
    </p>
  );
}
