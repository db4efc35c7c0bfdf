import { BookingFooter, BookingModal, type ModalTab } from "@stays/activity";
import { useQuery } from "@stays/query";
import { type Activity, contentDigits, type TransportInformation } from "@stays/stay";
import { useTexts } from "@stays/texts";
import { FailureNote, Skeleton, SkeletonList } from "@stays/ui";
import { isRefusal, transportInformationQuery } from "@stays/wire";
import { useState } from "react";
import { type BookingChoice, oppositeRoute, startChoice, type WayBack } from "./booking-choice.ts";
import { BookingTab } from "./booking-tab.tsx";

export interface TransportModalProps {
  readonly activity: Activity;
  readonly day: string;
  readonly firstTab: ModalTab;
  /** Route and passengers of a way back, so that nothing is typed twice. */
  readonly before: WayBack | null;
  readonly onClose: () => void;
  /** The way there is in the basket: this would be the way back. */
  readonly onWayBack: (wayBack: WayBack) => void;
  /** How the add ended; also told when the modal has closed meanwhile. */
  readonly onEnd: (isAdded: boolean) => void;
}

/** A transport product: what it is, and the booking of a departure (TR-03, TR-04). */
export function TransportModal(props: TransportModalProps) {
  const { activity, day, firstTab, before, onClose, onWayBack, onEnd } = props;
  const { t } = useTexts("mf-transport");
  const [tab, setTab] = useState<ModalTab>(firstTab);
  const [isAdding, setIsAdding] = useState(false);
  const [changed, setChanged] = useState<BookingChoice | null>(null);
  const productId = contentDigits(activity.id);
  const { data, isPending, isError, refetch, isFetching } = useQuery(transportInformationQuery(productId));
  const information: TransportInformation | null = data && !isRefusal(data) ? data : null;
  const choice = changed ?? (information && startChoice(information, before));

  const offerWayBack = () => {
    const opposite = information && choice && oppositeRoute(information.routes, choice.routeCode);
    if (opposite && choice && !before)
      onWayBack({
        productId,
        routeCode: opposite.code,
        routeName: opposite.name,
        passengers: choice.passengers,
      });
  };
  const booking =
    information && choice ? (
      <BookingTab
        activity={activity}
        day={day}
        information={information}
        choice={choice}
        onChoice={setChanged}
      />
    ) : isPending ? (
      <SkeletonList count={4}>{() => <Skeleton height="3.5rem" />}</SkeletonList>
    ) : (
      <FailureNote
        message={isError || isRefusal(data) ? t("failMessage") : undefined}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <BookingModal
      activity={activity}
      day={day}
      tab={tab}
      onTab={setTab}
      booking={booking}
      isAdding={isAdding}
      onClose={onClose}
      footer={
        <BookingFooter
          booking={{ kind: "transport", accommodationId: null, position: null, day }}
          onAdding={() => setIsAdding(true)}
          onAdded={() => {
            onEnd(true);
            offerWayBack();
          }}
          onFailed={() => onEnd(false)}
        />
      }
    />
  );
}
