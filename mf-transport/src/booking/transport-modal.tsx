import { useQuery } from "@stays/contract";
import { BookingModal, type ModalTab, useParty } from "@stays/day-booking";
import { type Activity, contentDigits } from "@stays/domain";
import { transportInformationQuery } from "@stays/galaxy";
import { type IsoDay, useTexts } from "@stays/texts";
import { FailureNote, Skeleton, SkeletonList } from "@stays/ui";
import { useState } from "react";
import {
  assignPassengers,
  type BookingChoice,
  findJourney,
  findOpposite,
  type Journey,
  startChoice,
} from "./booking-choice.ts";
import { BookingTab } from "./booking-tab.tsx";

export interface EndedBooking {
  readonly isAdded: boolean;
  readonly journey: Journey;
  readonly opposite: Journey | null;
}

interface TransportModalProps {
  readonly activity: Activity;
  readonly day: IsoDay;
  readonly firstTab: ModalTab;
  readonly before: Journey | null;
  readonly onClose: () => void;
  /** Also called when the modal has closed meanwhile. */
  readonly onEnd: (ended: EndedBooking) => void;
}

export function TransportModal({ activity, day, firstTab, before, onClose, onEnd }: TransportModalProps) {
  const { t } = useTexts("mf-transport");
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
    const journey = choice && findJourney(routes, choice);
    if (journey) onEnd({ isAdded, journey, opposite: findOpposite(routes, journey) });
  }

  const renderBooking = () => {
    if (information && choice)
      return (
        <BookingTab
          activity={activity}
          day={day}
          information={information}
          choice={choice}
          unassigned={changed || before ? 0 : assignPassengers(party, information.personGroups).unassigned}
          onChoice={setChanged}
        />
      );
    if (isPending) return <SkeletonList count={4}>{() => <Skeleton height="3.5rem" />}</SkeletonList>;
    return (
      <FailureNote message={t("failMessage")} busy={isFetching} onRetry={() => void refetch()}>
        {t("routesFailed")}
      </FailureNote>
    );
  };

  return (
    <BookingModal
      kind="transport"
      activity={activity}
      day={day}
      firstTab={firstTab}
      booking={renderBooking}
      onClose={onClose}
      onEnd={end}
    />
  );
}
