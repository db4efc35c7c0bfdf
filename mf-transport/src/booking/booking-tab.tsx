import { useCart, useCartActions, useQuery } from "@stays/contract";
import { createActivityItem, UnassignedNote } from "@stays/day-booking";
import { toDay } from "@stays/days";
import {
  type Activity,
  contentDigits,
  type Departure,
  type PersonGroup,
  type TransportInformation,
} from "@stays/domain";
import { type SearchTransportArgs, transportSearchQuery } from "@stays/galaxy";
import { type IsoDay, useFormat, useTexts } from "@stays/texts";
import {
  Button,
  FailureNote,
  RadioCards,
  type RadioOption,
  Skeleton,
  SkeletonList,
  StatusText,
  Stepper,
  stack,
} from "@stays/ui";
import {
  type BookingChoice,
  type Passengers,
  passengerCount,
  readAges,
  searched,
  selectPassengers,
  withGroup,
  withRoute,
} from "./booking-choice.ts";
import styles from "./booking-tab.module.css";

interface BookingTabProps {
  readonly activity: Activity;
  readonly day: IsoDay;
  readonly information: TransportInformation;
  readonly choice: BookingChoice;
  /** Persons of the search without a person group. */
  readonly unassigned: number;
  readonly onChoice: (choice: BookingChoice) => void;
}

export function BookingTab({ activity, day, information, choice, unassigned, onChoice }: BookingTabProps) {
  const { t } = useTexts("mf-transport");
  const { replace, clear } = useCartActions();
  const { routeCode, passengers, searches, clearedBy } = choice;
  const count = passengerCount(passengers);
  const change = (next: BookingChoice) => {
    clear();
    onChoice(next);
  };
  // One line with the total of all passengers (ruling 33).
  const choose = (departure: Departure, searchId: string) =>
    replace([createActivityItem({ activity, searchId }, departure, { amount: 1, persons: count })]);
  return (
    <div className={stack(6)}>
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
        disabled={count === 0}
        hint={count === 0 ? t("atLeastOne") : undefined}
        onClick={() => change(searched(choice))}
      >
        {t("findAvailability")}
      </Button>
      {searches > 0 && (
        <DepartureList
          key={searches}
          search={{
            productId: contentDigits(activity.id),
            routeCode,
            personGroups: selectPassengers(information.personGroups, passengers),
            start: day,
          }}
          passengers={passengers}
          onChoose={choose}
        />
      )}
    </div>
  );
}

interface PassengerSteppersProps {
  readonly groups: readonly PersonGroup[];
  readonly passengers: Passengers;
  readonly onChange: (code: string, quantity: number) => void;
}

function PassengerSteppers({ groups, passengers, onChange }: PassengerSteppersProps) {
  const { t } = useTexts("mf-transport");
  const agesText = (group: PersonGroup) => {
    const ages = readAges(group);
    if (!ages) return undefined;
    return ages.max === null ? t("agesFrom", { min: ages.min }) : t("ages", { min: ages.min, max: ages.max });
  };
  return (
    <fieldset>
      <legend className={styles.legend}>{t("passengers")}</legend>
      {groups.map((group) => (
        <div key={group.code} className={styles.group}>
          <Stepper
            label={group.name}
            value={passengers[group.code] ?? 0}
            onChange={(quantity) => onChange(group.code, quantity)}
            addName={t("addGroup", { group: group.name })}
            removeName={t("removeGroup", { group: group.name })}
            hint={agesText(group)}
          >
            <span>{group.name}</span>
          </Stepper>
        </div>
      ))}
    </fieldset>
  );
}

interface DepartureListProps {
  readonly search: SearchTransportArgs;
  readonly passengers: Passengers;
  readonly onChoose: (departure: Departure, searchId: string) => void;
}

function DepartureList({ search, passengers, onChoose }: DepartureListProps) {
  const { t } = useTexts("mf-transport");
  const chosen = useCart((cart) => cart.items[0]?.bookKey ?? null);
  const formatOption = useDepartureOption(passengers);
  // Earlier results stay hidden during a new search, because seats may have sold since.
  const { data: found, isFetching, isError, refetch } = useQuery(transportSearchQuery(search));
  const choose = (bookKey: string) => {
    const departure = found?.departures.find((one) => one.bookKey === bookKey);
    if (found && departure) onChoose(departure, found.searchId);
  };
  if (isFetching)
    return (
      <>
        <StatusText hidden>{t("searching")}</StatusText>
        <SkeletonList count={3}>{() => <Skeleton height="4rem" />}</SkeletonList>
      </>
    );
  if (isError || !found)
    return (
      <FailureNote message={t("failMessage")} onRetry={() => void refetch()}>
        {t("departuresFailed")}
      </FailureNote>
    );
  return (
    <>
      <StatusText hidden={found.departures.length > 0}>
        {found.departures.length === 0
          ? t("noDepartures")
          : t("departures", { count: found.departures.length })}
      </StatusText>
      {found.departures.length > 0 && (
        <RadioCards
          label={t("departure")}
          options={found.departures.map(formatOption)}
          value={chosen}
          onChange={choose}
        />
      )}
    </>
  );
}

/** Milliseconds of a local date-time, read as UTC. Use differences only. */
const clock = (localDateTime: string): number => Date.parse(`${localDateTime.slice(0, 19)}Z`);

/** Formats a departure as a radio option; with too few seats for the passengers it is sold out (TR-03). */
function useDepartureOption(passengers: Passengers): (departure: Departure) => RadioOption {
  const { t } = useTexts("mf-transport");
  const { dayMonthWeekday, time, money } = useFormat();

  /** The duration by the local times; nothing when the arrival is before the departure. */
  function durationText({ arrivalTime, departureTime }: Departure): string | undefined {
    const total = Math.round((clock(arrivalTime) - clock(departureTime)) / 60_000);
    if (total < 0) return undefined;
    const duration = { hours: Math.floor(total / 60), minutes: total % 60 };
    if (duration.hours === 0) return t("minutes", duration);
    return duration.minutes === 0 ? t("hours", duration) : t("hoursMinutes", duration);
  }

  return (departure) => {
    const { departureTime, arrivalTime, availableCapacity } = departure;
    const isFull = passengerCount(passengers) > availableCapacity;
    const date = dayMonthWeekday(departureTime);
    const departs = time(departureTime);
    const arrives = time(arrivalTime);
    const arrivalDay = toDay(arrivalTime);
    return {
      value: departure.bookKey,
      label: t(isFull ? "departureSoldOut" : "departureName", { date, departs, arrives }),
      shown: `${departs} – ${arrives}`,
      beside: durationText(departure),
      note:
        arrivalDay === toDay(departureTime)
          ? date
          : t("arrivesLater", { date, arrival: dayMonthWeekday(arrivalDay) }),
      end: isFull ? (
        <span className={styles.soldOut}>{t("soldOut")}</span>
      ) : (
        money(departure.price.amount, departure.price.currency)
      ),
      disabled: isFull,
    };
  };
}
