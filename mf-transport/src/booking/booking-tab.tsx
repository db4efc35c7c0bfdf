import { useCartActions } from "@stays/contract";
import { UnassignedNote } from "@stays/day-booking";
import { type Activity, contentDigits, type Departure, type TransportInformation } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Button, RadioCards, StatusText } from "@stays/ui";
import { type BookingChoice, searched, withDeparture, withGroup, withRoute } from "./booking-choice.ts";
import styles from "./booking-tab.module.css";
import { departureItem } from "./departure.ts";
import { DepartureList } from "./departure-list.tsx";
import { PassengerSteppers } from "./passenger-steppers.tsx";
import { passengerCount, selectionOf } from "./passengers.ts";

interface BookingTabProps {
  readonly activity: Activity;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly information: TransportInformation;
  readonly choice: BookingChoice;
  /** Persons of the search without a person group. */
  readonly unassigned: number;
  readonly onChoice: (choice: BookingChoice) => void;
}

/** The booking steps: route, passengers, departures, in this order (TR-03). */
export function BookingTab({ activity, day, information, choice, unassigned, onChoice }: BookingTabProps) {
  const { t } = useTexts("mf-transport");
  const { replace, clear } = useCartActions();
  const { id, name } = activity;
  const { routeCode, passengers, searches, departureKey, clearedBy } = choice;
  const isAnyone = passengerCount(passengers) > 0;
  const change = (next: BookingChoice) => {
    clear();
    onChoice(next);
  };
  const choose = (departure: Departure, searchId: string) => {
    replace([departureItem(departure, { id, name, searchId, passengers })]);
    onChoice(withDeparture(choice, departure.bookKey));
  };
  return (
    <div className={styles.booking}>
      <RadioCards
        label={t("route")}
        value={routeCode}
        options={information.routes.map((route) => ({ value: route.code, label: route.name }))}
        onChange={(code) => change(withRoute(choice, code))}
      />
      <PassengerSteppers
        groups={information.personGroups}
        passengers={passengers}
        onChange={(code, quantity) => change(withGroup(choice, code, quantity))}
      />
      <UnassignedNote count={unassigned} />
      <StatusText className={styles.cleared}>
        {clearedBy && t(clearedBy === "route" ? "clearedByRoute" : "clearedByPassengers")}
      </StatusText>
      <Button
        variant="secondary"
        full
        disabled={!isAnyone}
        hint={isAnyone ? undefined : t("atLeastOne")}
        onClick={() => change(searched(choice))}
      >
        {t("findAvailability")}
      </Button>
      {searches > 0 && (
        <DepartureList
          key={searches}
          search={{
            productId: contentDigits(id),
            routeCode,
            personGroups: selectionOf(information.personGroups, passengers),
            start: day,
          }}
          passengers={passengers}
          chosen={departureKey}
          onChoose={choose}
        />
      )}
    </div>
  );
}
