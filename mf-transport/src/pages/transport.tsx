import { definePage, usePageContext } from "@stays/contract";
import {
  activitySharedTexts,
  bookedStayDaysOf,
  DaysHeader,
  NoDatesToBasket,
  StayDaysSkeleton,
  useActivityTexts,
} from "@stays/day-booking";
import { transportByDayQuery } from "@stays/galaxy";
import { useFormat, useTexts } from "@stays/texts";
import { FailureNote, QueryBoundary } from "@stays/ui";
import { texts } from "../../texts/texts.ts";
import { TransportDaysView } from "../days/transport-days.tsx";
import styles from "./transport.module.css";

/** The transport page: products on the days of the stay (TR-01). */
export const page = definePage({
  texts: [texts, ...activitySharedTexts],
  // Only the days are queried: if they fail, the heading and the link to the basket still render.
  queries(pageContext) {
    const stay = bookedStayDaysOf(pageContext);
    return stay ? [transportByDayQuery({ start: stay.start, end: stay.end })] : [];
  },
  head: ({ settings }, _data, t) => ({ title: settings.upsell.transport.heading ?? t("heading") }),
  Page: TransportPage,
});

function TransportPage() {
  const { t } = useTexts("mf-transport");
  const activity = useActivityTexts();
  const { range } = useFormat();
  const pageContext = usePageContext();
  const { heading, text } = pageContext.settings.upsell.transport;
  const stay = bookedStayDaysOf(pageContext);
  return (
    <div className={styles.page}>
      <DaysHeader heading={heading ?? t("heading")}>
        {text && <p>{text}</p>}
        {stay && <p>{activity.t("yourStay", { range: range(stay.start, stay.end) })}</p>}
      </DaysHeader>
      {stay ? (
        <QueryBoundary
          key={`${stay.start} ${stay.end}`}
          fallback={<StayDaysSkeleton days={stay.days.length} />}
          failed={(retry) => (
            <div className={styles.note}>
              <FailureNote message={activity.t("fetchFailed")} onRetry={retry}>
                {t("transportFailed")}
              </FailureNote>
            </div>
          )}
        >
          <TransportDaysView stay={stay} />
        </QueryBoundary>
      ) : (
        <div className={styles.note}>
          <NoDatesToBasket />
        </div>
      )}
    </div>
  );
}
