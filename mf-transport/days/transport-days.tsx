import {
  ActivityCard,
  ActivityGrid,
  AddOutcome,
  CountdownToBasket,
  DaySection,
  type EndedAdd,
  type ModalTab,
  NothingThisDay,
  type StayDays,
  timelineDays,
  useActivityTexts,
  useFocusBack,
} from "@stays/activity";
import { useCart } from "@stays/contract";
import { useSuspenseQuery } from "@stays/query";
import { type Activity, contentDigits } from "@stays/stay";
import { useTexts } from "@stays/texts";
import { Button, FailureNote, Timeline } from "@stays/ui";
import { isRefusal, transportByDayQuery } from "@stays/wire";
import { lazy, Suspense, useState } from "react";
import type { WayBack } from "../booking/booking-choice.ts";
import styles from "./transport-days.module.css";
import { firstDayWithTransport, hasTransport, transportOf } from "./transport-list.ts";

const TransportModal = lazy(() =>
  import("../booking/transport-modal.tsx").then((module) => ({ default: module.TransportModal })),
);

interface OpenModal {
  readonly activity: Activity;
  readonly tab: ModalTab;
  readonly before: WayBack | null;
}

/** The days of the stay, and what goes on the chosen one (TR-01). */
export function TransportDaysView({ stay }: { stay: StayDays }) {
  const { t } = useTexts("mf-transport");
  const activityTexts = useActivityTexts();
  const booked = useCart((cart) => cart.bookedDays.transport);
  const { data, refetch, isFetching } = useSuspenseQuery(
    transportByDayQuery({ start: stay.start, end: stay.end }),
  );
  const [day, setDay] = useState(stay.start);
  const [modal, setModal] = useState<OpenModal | null>(null);
  const [wayBack, setWayBack] = useState<WayBack | null>(null);
  const [ended, setEnded] = useState<EndedAdd | null>(null);
  const rememberOpener = useFocusBack(modal !== null);
  const open = (next: OpenModal) => {
    rememberOpener();
    setEnded(null);
    setModal(next);
  };
  if (isRefusal(data))
    return (
      <FailureNote
        message={activityTexts.t("fetchFailed")}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const first = firstDayWithTransport(data, stay.days);
  if (first === null) return <CountdownToBasket message={activityTexts.t("nothingOnDates")} />;

  const shown = transportOf(data, day);
  const backProduct =
    wayBack && transportOf(data, stay.end).find(({ id }) => contentDigits(id) === wayBack.productId);
  return (
    <>
      <Timeline
        days={timelineDays(stay, (one) => hasTransport(data, one), booked)}
        current={day}
        onChoose={setDay}
      />
      <DaySection day={day} count={t("count", { count: shown.length })}>
        <AddOutcome ended={ended} isModalOpen={modal !== null} />
        {wayBack && backProduct && (
          <p role="status" className={styles.wayBack}>
            <span>{t("wayBack", { route: wayBack.routeName })}</span>
            <Button
              variant="secondary"
              onClick={() => {
                setDay(stay.end);
                open({ activity: backProduct, tab: "booking", before: wayBack });
                setWayBack(null);
              }}
            >
              {t("bookWayBack")}
            </Button>
          </p>
        )}
        {shown.length === 0 ? (
          <NothingThisDay firstAvailable={first} onChoose={setDay} />
        ) : (
          <ActivityGrid>
            {shown.map((activity) => (
              <ActivityCard
                key={activity.id}
                activity={activity}
                onReadMore={() => open({ activity, tab: "description", before: null })}
                onBook={() => open({ activity, tab: "booking", before: null })}
              />
            ))}
          </ActivityGrid>
        )}
      </DaySection>
      {modal && (
        <Suspense>
          <TransportModal
            key={`${modal.activity.id} ${day}`}
            activity={modal.activity}
            day={day}
            firstTab={modal.tab}
            before={modal.before}
            onClose={() => setModal(null)}
            onWayBack={setWayBack}
            onEnd={(isAdded) => setEnded({ isAdded })}
          />
        </Suspense>
      )}
    </>
  );
}
