import { useCart } from "@stays/contract";
import {
  type BookedStayDays,
  CountdownToBasket,
  timelineDays,
  useActivityTexts,
  useChosenDay,
} from "@stays/day-booking";
import type { ActivityFilter } from "@stays/galaxy";
import { useTexts } from "@stays/texts";
import { Timeline } from "@stays/ui";
import { ChosenDay } from "./chosen-day.tsx";
import styles from "./days.module.css";
import { firstDayWithActivities, hasNothingAtAll, type LoadedDay } from "./loaded-day.ts";
import { useDaysInOrder } from "./use-days-in-order.ts";

interface OpenDaysProps {
  readonly stay: BookedStayDays;
  /** The days whose flag says that they have activities; the others are sold out. */
  readonly open: readonly string[];
  readonly filter: ActivityFilter;
}

/** The timeline, which loads its days one by one, and the chosen day (UP-01). */
export function OpenDays({ stay, open, filter }: OpenDaysProps) {
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  const booked = useCart((cart) => cart.bookedDays.activity);
  const [day, setDay] = useChosenDay(stay);
  const loaded = useDaysInOrder(open, filter);
  if (hasNothingAtAll(loaded))
    return (
      <div className={styles.note}>
        <CountdownToBasket message={activity.t("nothingOnDates")} />
      </div>
    );
  const ofDay = (one: string) => loaded.find((it) => it.day === one);
  const countText = (it: LoadedDay | undefined) =>
    it?.state === "loaded" ? t("count", { count: it.search.activities.length }) : undefined;
  const stops = timelineDays(stay, (one) => open.includes(one), booked);
  return (
    <>
      <Timeline
        days={stops.map((stop) => ({ ...stop, note: countText(ofDay(stop.day)) }))}
        current={day}
        onChoose={setDay}
      />
      <ChosenDay
        day={day}
        loaded={ofDay(day)}
        filter={filter}
        count={countText(ofDay(day)) ?? ""}
        firstAvailable={firstDayWithActivities(loaded)}
        onChoose={setDay}
      />
    </>
  );
}
