import { useCart, useSuspenseQuery } from "@stays/contract";
import {
  ActivityCard,
  ActivityGrid,
  AddOutcome,
  DaySection,
  type DaysOfStay,
  NothingOnDates,
  NothingThisDay,
  timelineDays,
  useActivityTexts,
  useChosenDay,
  useTrackActivities,
} from "@stays/day-booking";
import type { Activity } from "@stays/domain";
import { transportByDayQuery } from "@stays/galaxy";
import { useFormat, useTexts } from "@stays/texts";
import { Button, CloseIcon, IconButton, ItemBoundary, lazyComponent, StatusText, Timeline } from "@stays/ui";
import { useRef } from "react";
import styles from "./transport-days.module.css";
import { listTransport, type NextStep, useTransportBooking } from "./use-transport-booking.ts";

const TransportModal = lazyComponent(() =>
  import("../booking/transport-modal.tsx").then((module) => module.TransportModal),
);

export function TransportDaysView({ stay }: { stay: DaysOfStay }) {
  const { t } = useTexts("mf-transport");
  const { data: days } = useSuspenseQuery(transportByDayQuery({ start: stay.start, end: stay.end }));
  const booked = useCart((cart) => cart.bookedDays.transport);
  const isCovered = useCart((cart) => cart.overlay !== null);
  const [day, setDay] = useChosenDay(stay);
  const heading = useRef<HTMLHeadingElement>(null);
  const booking = useTransportBooking(days, stay, heading);
  const { opened, ended, next } = booking;
  const shown = listTransport(days, day);
  const firstAvailable = stay.days.find((one) => listTransport(days, one).length > 0);
  const countText = (count: number) => t("count", { count });
  const trackOpened = useTrackActivities("transport", day, shown);
  const open = (activity: Activity, tab: "description" | "booking") => {
    trackOpened(activity);
    booking.open({ activity, day, tab, before: null });
  };
  if (firstAvailable === undefined)
    return (
      <NothingOnDates>
        <p>{t("noTransport")}</p>
      </NothingOnDates>
    );
  return (
    <>
      <Timeline
        days={timelineDays(stay, (one) => listTransport(days, one).length > 0, booked).map((stop) => ({
          ...stop,
          note: countText(listTransport(days, stop.day).length),
        }))}
        current={day}
        onChoose={setDay}
      />
      <DaySection day={day} count={countText(shown.length)} heading={heading}>
        <AddOutcome ended={ended?.isAdded ? ended : null} isModalOpen={opened !== null} />
        {shown.length === 0 ? (
          <NothingThisDay firstAvailable={firstAvailable} onChoose={setDay} />
        ) : (
          <ActivityGrid>
            {shown.map((activity, index) => (
              <ItemBoundary key={activity.id}>
                <ActivityCard
                  activity={activity}
                  index={index}
                  onReadMore={() => open(activity, "description")}
                  onBook={() => open(activity, "booking")}
                />
              </ItemBoundary>
            ))}
          </ActivityGrid>
        )}
      </DaySection>
      <NextStepBar
        step={next}
        isCovered={isCovered || opened !== null}
        onAccept={({ activity, day: on, journey }) => {
          setDay(on);
          booking.open({ activity, day: on, tab: "booking", before: journey });
        }}
        onDismiss={() => {
          booking.forgetNext();
          heading.current?.focus();
        }}
      />
      {opened && (
        <TransportModal
          key={`${opened.activity.id} ${opened.day}`}
          activity={opened.activity}
          day={opened.day}
          firstTab={opened.tab}
          before={opened.before}
          onClose={booking.close}
          onEnd={(ended) => booking.end(opened, ended)}
        />
      )}
    </>
  );
}

interface NextStepBarProps {
  readonly step: NextStep | null;
  /** Screen readers announce nothing behind a modal, so the text appears after the modal closes. */
  readonly isCovered: boolean;
  readonly onAccept: (step: NextStep) => void;
  readonly onDismiss: () => void;
}

function NextStepBar({ step, isCovered, onAccept, onDismiss }: NextStepBarProps) {
  const { t } = useTexts("mf-transport");
  const activity = useActivityTexts();
  const { dayMonthWeekday } = useFormat();
  const formatStep = ({ kind, day, journey }: NextStep) =>
    kind === "opposite"
      ? t("otherWay", { route: journey.route.name, date: dayMonthWeekday(day) })
      : activity.t("addFailed");
  return (
    <div className={step ? styles.bar : undefined}>
      <StatusText className={styles.words}>{step && !isCovered && formatStep(step)}</StatusText>
      {step && (
        <>
          <Button variant="secondary" onClick={() => onAccept(step)}>
            {t(step.kind === "opposite" ? "bookOtherWay" : "tryAgain")}
          </Button>
          <IconButton icon={CloseIcon} label={t("dismiss")} onClick={onDismiss} className={styles.dismiss} />
        </>
      )}
    </div>
  );
}
