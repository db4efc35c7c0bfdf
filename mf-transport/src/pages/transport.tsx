import { CONTRACT_VERSION, type PageHead, type PageModule, useVisit, type Visit } from "@stays/contract";
import {
  activitySharedTexts,
  bookedStayDaysOf,
  DaysHeader,
  NoDatesToBasket,
  StayDaysSkeleton,
  useActivityTexts,
} from "@stays/day-booking";
import { transportByDayQuery } from "@stays/galaxy";
import { type Translate, useFormat, useTexts } from "@stays/texts";
import { FailureNote, QueryBoundary } from "@stays/ui";
import { TransportDaysView } from "../days/transport-days.tsx";
import styles from "./transport.module.css";

export { texts } from "../../texts/texts.ts";
export const contract = CONTRACT_VERSION;
export const sharedTexts = activitySharedTexts;

// Only the days are queried: if they fail, the heading and the link to the basket still render.
export const queries: PageModule["queries"] = (visit) => {
  const stay = bookedStayDaysOf(visit);
  return stay ? [transportByDayQuery({ start: stay.start, end: stay.end })] : [];
};

export const head = ({ settings }: Visit, _data: unknown, t: Translate<"mf-transport">): PageHead => ({
  title: settings.upsell.transport.heading ?? t("heading"),
});

/** The transport page: products on the days of the stay (TR-01). */
export function Page() {
  const { t } = useTexts("mf-transport");
  const activity = useActivityTexts();
  const { range } = useFormat();
  const visit = useVisit();
  const { heading, text } = visit.settings.upsell.transport;
  const stay = bookedStayDaysOf(visit);
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
