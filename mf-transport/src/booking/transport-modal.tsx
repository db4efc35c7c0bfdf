import { useQuery } from "@stays/contract";
import { BookingFooter, BookingModal, type ModalTab, useParty } from "@stays/day-booking";
import { type Activity, contentDigits } from "@stays/domain";
import { transportInformationQuery } from "@stays/galaxy";
import { useTexts } from "@stays/texts";
import { FailureNote, Skeleton, SkeletonList } from "@stays/ui";
import { useState } from "react";
import { type BookingChoice, startChoice } from "./booking-choice.ts";
import { BookingTab } from "./booking-tab.tsx";
import { type Journey, journeyOf, opposite } from "./journey.ts";
import { passengersOf } from "./passengers.ts";

/** The journey that an add tried to book, and the result. */
export interface EndedBooking {
  readonly isAdded: boolean;
  readonly journey: Journey;
  /** The journey back with the same passengers; null when there is none. */
  readonly opposite: Journey | null;
}

export interface TransportModalProps {
  readonly activity: Activity;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly firstTab: ModalTab;
  /** The initial route and passengers, so that visitors enter nothing twice. */
  readonly before: Journey | null;
  readonly onClose: () => void;
  /** Also called when the modal has closed meanwhile. */
  readonly onEnd: (ended: EndedBooking) => void;
}

/** The modal of a transport product: description and booking of a departure (TR-03, TR-04). */
export function TransportModal({ activity, day, firstTab, before, onClose, onEnd }: TransportModalProps) {
  const { t } = useTexts("mf-transport");
  const [tab, setTab] = useState<ModalTab>(firstTab);
  const [isAdding, setAdding] = useState(false);
  const [changed, setChanged] = useState<BookingChoice | null>(null);
  const party = useParty();
  const {
    data: information,
    isPending,
    isFetching,
    refetch,
  } = useQuery(transportInformationQuery(contentDigits(activity.id)));
  const choice = changed ?? (information && startChoice(information, before, party));

  function end(isAdded: boolean): void {
    const routes = information?.routes ?? [];
    const journey = choice && journeyOf(routes, choice);
    if (journey) onEnd({ isAdded, journey, opposite: opposite(routes, journey) });
  }

  return (
    <BookingModal
      activity={activity}
      day={day}
      tab={tab}
      onTab={setTab}
      booking={
        information && choice ? (
          <BookingTab
            activity={activity}
            day={day}
            information={information}
            choice={choice}
            unassigned={changed || before ? 0 : passengersOf(party, information.personGroups).unassigned}
            onChoice={setChanged}
          />
        ) : isPending ? (
          <SkeletonList count={4}>{() => <Skeleton height="3.5rem" />}</SkeletonList>
        ) : (
          <FailureNote message={t("failMessage")} busy={isFetching} onRetry={() => void refetch()}>
            {t("routesFailed")}
          </FailureNote>
        )
      }
      isAdding={isAdding}
      onClose={onClose}
      footer={
        <BookingFooter
          booking={{ kind: "transport", accommodationId: null, position: null, day }}
          onAdding={() => setAdding(true)}
          onAdded={() => end(true)}
          onFailed={() => {
            // The modal stays open with an active button (TR-04); it closes only while an add is running.
            setAdding(false);
            end(false);
          }}
        />
      }
    />
  );
}
