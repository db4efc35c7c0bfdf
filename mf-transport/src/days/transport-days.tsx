import { useSuspenseQuery } from "@stays/contract";
import { type BookedStayDays, CountdownToBasket, useActivityTexts } from "@stays/day-booking";
import { transportByDayQuery } from "@stays/galaxy";
import { useTexts } from "@stays/texts";
import { OpenDays } from "./open-days.tsx";
import styles from "./transport-days.module.css";
import { firstDayWithTransport } from "./transport-list.ts";

/**
 * The days of the stay with their transport, or a note when loading failed or no day has transport (TR-01).
 */
export function TransportDaysView({ stay }: { stay: BookedStayDays }) {
  const { t } = useActivityTexts();
  const { t: own } = useTexts("mf-transport");
  const { start, end } = stay;
  const { data } = useSuspenseQuery(transportByDayQuery({ start, end }));
  const first = firstDayWithTransport(data, stay.days);
  if (first === null)
    return (
      <div className={styles.note}>
        <CountdownToBasket message={t("nothingOnDates")}>
          <p>{own("noTransport")}</p>
        </CountdownToBasket>
      </div>
    );
  return <OpenDays stay={stay} days={data} firstAvailable={first} />;
}
