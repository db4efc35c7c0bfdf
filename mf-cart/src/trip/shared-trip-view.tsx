import { GalaxyFailure, type PageContext, usePageContext, useQueries } from "@stays/contract";
import { toDay } from "@stays/days";
import type { Activity } from "@stays/domain";
import { activitiesQuery } from "@stays/galaxy";
import { linkTo } from "@stays/routes";
import { dayActivityFilter, tripTarget } from "@stays/search";
import { FailureNote, TextLink } from "@stays/ui";
import { namedTrip, stayContentQueries } from "./stay-names.ts";
import styles from "./trip.module.css";
import type { Trip, TripEvent } from "./trip.ts";
import { useTripTexts } from "./trip-texts.ts";
import { TripView } from "./trip-view.tsx";

type TripContext = Pick<PageContext, "route" | "search" | "settings" | "today">;

/**
 * The searches for the names of a shared trip's activities, one for each of their days from today on: no call
 * returns an activity by its id.
 */
function activityNameQueries({ events }: Trip, pageContext: TripContext) {
  if (!pageContext.settings.upsell.active) return [];
  const days = events
    .filter(({ activity }) => activity !== null)
    .map(({ start }) => toDay(start))
    .filter((day) => day >= pageContext.today);
  const filter = dayActivityFilter(pageContext);
  return [...new Set(days)].map((date) => activitiesQuery({ ...filter, date }));
}

function namedEvent(event: TripEvent, activities: readonly Activity[]): TripEvent {
  const activity = activities.find(({ id }) => event.activity !== null && id.endsWith(`:${event.activity}`));
  return activity ? { ...event, name: activity.name } : event;
}

/** A shared trip with the names of the activities that are found; other events keep their times only. */
const withActivityNames = (trip: Trip, activities: readonly Activity[]): Trip => ({
  ...trip,
  events: trip.events.map((event) => namedEvent(event, activities)),
});

/** Whether Galaxy does not know, or does not sell, what is asked: it has no name to load. */
const hasNoName = (error: Error): boolean =>
  error instanceof GalaxyFailure && [404, 500].includes(error.code);

/**
 * The read-only view of a trip in a shared link. Names that do not load leave the dates, which are the plan, and
 * can be requested again.
 */
export function SharedTrip({ trip }: { readonly trip: Trip }) {
  const { t } = useTripTexts();
  const pageContext = usePageContext();
  const answers = useQueries({ queries: stayContentQueries(trip) });
  const found = useQueries({ queries: activityNameQueries(trip, pageContext) });
  const activities = found.flatMap(({ data }) => data?.activities ?? []);
  const properties = answers.flatMap(({ data }) => data?.accommodations ?? []);
  const failed = [
    ...answers.filter(({ isError }) => isError),
    ...found.filter(({ error }) => error && !hasNoName(error)),
  ];
  return (
    <TripView
      trip={withActivityNames(namedTrip(trip, properties), activities)}
      heading={t("sharedHeading")}
      lead={
        <>
          <span>{`${t("sharedLead")} `}</span>
          <TextLink className={styles.own} to={linkTo(pageContext.route.language, tripTarget(pageContext))}>
            {t("ownTrip")}
          </TextLink>
        </>
      }
      note={
        failed.length > 0 && (
          <FailureNote
            message={t("namesFailed")}
            busy={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
          />
        )
      }
    />
  );
}
