import { useCart } from "@stays/contract";
import {
  ActivityCard,
  ActivityGrid,
  AddOutcome,
  type BookedStayDays,
  DaySection,
  NothingThisDay,
  timelineDays,
  useActivityTexts,
  useChosenDay,
} from "@stays/day-booking";
import type { Activity, TransportDays } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { Button, CloseIcon, IconButton, ItemBoundary, lazyComponent, StatusText, Timeline } from "@stays/ui";
import { useRef } from "react";
import type { NextStep } from "./next-step.ts";
import styles from "./next-step-bar.module.css";
import { transportOf } from "./transport-list.ts";
import { useTransportBooking } from "./use-transport-booking.ts";

const TransportModal = lazyComponent(() =>
  import("../booking/transport-modal.tsx").then((module) => module.TransportModal),
);

interface OpenDaysProps {
  readonly stay: BookedStayDays;
  readonly days: TransportDays;
  /** The first day of the stay with transport, YYYY-MM-DD. */
  readonly firstAvailable: string;
}

/** The timeline, the transport of the chosen day, and its booking (TR-01, TR-04). */
export function OpenDays({ stay, days, firstAvailable }: OpenDaysProps) {
  const { t } = useTexts("mf-transport");
  const booked = useCart((cart) => cart.bookedDays.transport);
  const isCovered = useCart((cart) => cart.overlay !== null);
  const [day, setDay] = useChosenDay(stay);
  const heading = useRef<HTMLHeadingElement>(null);
  const booking = useTransportBooking(days, stay, heading);
  const { opened, ended, next } = booking;
  const shown = transportOf(days, day);
  const countText = (count: number) => t("count", { count });
  const open = (activity: Activity, tab: "description" | "booking") =>
    booking.open({ activity, day, tab, before: null });

  return (
    <>
      <Timeline
        days={timelineDays(stay, (one) => transportOf(days, one).length > 0, booked).map((stop) => ({
          ...stop,
          note: countText(transportOf(days, stop.day).length),
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
            {shown.map((activity) => (
              <ItemBoundary key={activity.id}>
                <ActivityCard
                  activity={activity}
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

/**
 * The bar at the bottom of the window with the next step after an add (TR-04). Fixed, so it is visible from
 * any scroll position and shifts no content.
 */
function NextStepBar({ step, isCovered, onAccept, onDismiss }: NextStepBarProps) {
  const { t } = useTexts("mf-transport");
  const activity = useActivityTexts();
  const { dayMonthWeekday } = useFormat();
  const wordsOf = ({ kind, day, journey }: NextStep) =>
    kind === "opposite"
      ? t("otherWay", { route: journey.route.name, date: dayMonthWeekday(day) })
      : activity.t("addFailed");
  return (
    <div className={step ? styles.bar : undefined}>
      <StatusText className={styles.words}>{step && !isCovered && wordsOf(step)}</StatusText>
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
