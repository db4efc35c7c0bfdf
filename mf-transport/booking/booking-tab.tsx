import { useCartActions } from "@stays/contract";
import { type Activity, contentDigits, type Departure, type TransportInformation } from "@stays/stay";
import { useTexts } from "@stays/texts";
import { Button, RadioCards } from "@stays/ui";
import { type BookingChoice, departureItem, searched, withGroup, withRoute } from "./booking-choice.ts";
import styles from "./booking-tab.module.css";
import { DepartureList } from "./departure-list.tsx";
import { PassengerSteppers } from "./passenger-steppers.tsx";
import { passengerCount, selectionOf } from "./passengers.ts";

interface BookingTabProps {
  readonly activity: Activity;
  readonly day: string;
  readonly information: TransportInformation;
  readonly choice: BookingChoice;
  readonly onChoice: (choice: BookingChoice) => void;
}

/** Route, passengers, departures: in this order (TR-03). */
export function BookingTab({ activity, day, information, choice, onChoice }: BookingTabProps) {
  const { t } = useTexts("mf-transport");
  const { replaceTempCart, resetTempCart } = useCartActions();
  const change = (next: BookingChoice) => {
    resetTempCart();
    onChoice(next);
  };
  const choose = (departure: Departure, searchId: string) => {
    const of = { id: activity.id, name: activity.name, searchId, passengers: choice.passengers };
    replaceTempCart([departureItem(departure, of)]);
    onChoice({ ...choice, departureKey: departure.bookKey });
  };
  const isAnyone = passengerCount(choice.passengers) > 0;
  return (
    <div className={styles.booking}>
      <RadioCards
        label={t("route")}
        value={choice.routeCode}
        options={information.routes.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => change(withRoute(choice, code))}
      />
      <PassengerSteppers
        groups={information.personGroups}
        passengers={choice.passengers}
        onChange={(code, quantity) => change(withGroup(choice, code, quantity))}
      />
      <p role="status" className={styles.note}>
        {choice.clearedBy && t(choice.clearedBy === "route" ? "clearedByRoute" : "clearedByPassengers")}
      </p>
      <Button
        variant="secondary"
        full
        disabled={!isAnyone}
        hint={isAnyone ? undefined : t("atLeastOne")}
        onClick={() => change(searched(choice))}
      >
        {t("findAvailability")}
      </Button>
      {choice.isSearched && (
        <DepartureList
          search={{
            productId: contentDigits(activity.id),
            routeCode: choice.routeCode,
            personGroups: selectionOf(choice.passengers),
            start: day,
          }}
          passengers={choice.passengers}
          chosen={choice.departureKey}
          onChoose={choose}
        />
      )}
    </div>
  );
}
