import { definePage, usePageContext, useReport } from "@stays/contract";
import {
  activitySharedTexts,
  bookedStayDaysOf,
  DaysHeader,
  NoDates,
  StayDaysSkeleton,
  useActivityTexts,
  usePresentDates,
} from "@stays/day-booking";
import { dayActivityFilter } from "@stays/search";
import { useFormat, useTexts } from "@stays/texts";
import { FailureNote, QueryBoundary } from "@stays/ui";
import { texts } from "../../texts/texts.ts";
import { ActivityDaysView } from "../days/activity-days.tsx";
import { dayHero } from "../days/day-hero.ts";
import { dayQuery, daysOfStayQuery } from "../days/day-search.ts";
import { ActivityTilesSkeleton } from "../tiles/activity-tiles.tsx";
import styles from "./page.module.css";

/** The page with activities by day of the stay (UP-01, UP-02). */
export const page = definePage({
  texts: [texts, ...activitySharedTexts],
  // The first day loads together with the timeline, because it is part of the first view.
  queries(pageContext) {
    const stay = bookedStayDaysOf(pageContext);
    const filter = dayActivityFilter(pageContext);
    return stay ? [daysOfStayQuery(filter, stay), dayQuery(filter, stay.start)] : [];
  },
  // The first picture is the LCP element.
  head: (pageContext, data, t) => ({
    title: pageContext.settings.upsell.day.heading ?? t("dayHeading"),
    hero: dayHero(pageContext, data),
  }),
  Page: DayPage,
});

function DayPage() {
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  const { range } = useFormat();
  const report = useReport();
  const pageContext = usePageContext();
  const { heading, intro, listStyle } = pageContext.settings.upsell.day;
  const stay = bookedStayDaysOf(pageContext);
  usePresentDates();
  return (
    <>
      <DaysHeader heading={heading ?? t("dayHeading")}>
        {stay && (
          <p>
            {`${activity.t("yourStay", { range: range(stay.start, stay.end) })} ${intro ?? t("dayIntro")}`}
          </p>
        )}
      </DaysHeader>
      {stay ? (
        <QueryBoundary
          key={`${stay.start} ${stay.end}`}
          fallback={
            <StayDaysSkeleton days={stay.days.length}>
              <ActivityTilesSkeleton style={listStyle} />
            </StayDaysSkeleton>
          }
          failed={(retry) => (
            <div className={styles.note}>
              <FailureNote message={activity.t("fetchFailed")} onRetry={retry} />
            </div>
          )}
          onError={(error) =>
            report({ operation: "availability/activity/by-day", message: error.message, cause: error })
          }
        >
          <ActivityDaysView stay={stay} />
        </QueryBoundary>
      ) : (
        <div className={styles.note}>
          <NoDates />
        </div>
      )}
    </>
  );
}
