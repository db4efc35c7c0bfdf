import { definePage, usePageContext } from "@stays/contract";
import {
  activitySharedTexts,
  DaysHeader,
  NoDates,
  readStayDays,
  StayDays,
  useActivityTexts,
  usePresentDates,
} from "@stays/day-booking";
import { dayActivityFilter } from "@stays/search";
import { useFormat, useTexts } from "@stays/texts";
import { texts } from "../../texts/texts.ts";
import { ActivityDaysView } from "../days/activity-days.tsx";
import { dayHero, dayQuery, daysOfStayQuery } from "../days/day-search.ts";
import { ActivityTilesSkeleton } from "../tiles/activity-tiles.tsx";

export const page = definePage({
  texts: [texts, ...activitySharedTexts],
  // The first day loads together with the timeline, because it is part of the first view.
  queries(pageContext) {
    const stay = readStayDays(pageContext);
    const filter = dayActivityFilter(pageContext);
    return stay ? [daysOfStayQuery(filter, stay), dayQuery(filter, stay.start)] : [];
  },
  head: (pageContext, data, t) => ({
    title: pageContext.settings.upsell.day.heading ?? t("dayHeading"),
    description: pageContext.settings.upsell.day.intro ?? t("dayIntro"),
    hero: dayHero(pageContext, data),
  }),
  Page: DayPage,
});

function DayPage() {
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  const { range } = useFormat();
  const pageContext = usePageContext();
  const { heading, intro, listStyle } = pageContext.settings.upsell.day;
  const stay = readStayDays(pageContext);
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
      <StayDays
        stay={stay}
        noDates={<NoDates />}
        skeleton={<ActivityTilesSkeleton style={listStyle} />}
        View={ActivityDaysView}
      />
    </>
  );
}
