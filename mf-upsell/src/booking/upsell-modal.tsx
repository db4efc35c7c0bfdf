import { useCart, useCartActions } from "@stays/contract";
import {
  BookingModal,
  cartTotals,
  createActivityItem,
  type FoundActivity,
  type ModalTab,
  UnassignedNote,
  useParty,
} from "@stays/day-booking";
import {
  type Activity,
  filterOccasions,
  hasTime,
  type Occasion,
  type ParticipantEntry,
  preselectedOccasion,
  type Quote,
} from "@stays/domain";
import { type IsoDay, useFormat, useTexts } from "@stays/texts";
import { Accordion, FilterChip, inline, muted, Price, Stepper, stack } from "@stays/ui";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { belowMinimum, chosenAmount, isFull, isSoldOut, listQuotes, partyQuotes } from "./quotes.ts";
import styles from "./upsell-modal.module.css";

interface UpsellModalProps {
  readonly activity: Activity;
  readonly day: IsoDay;
  /** The search that found the day or the tab (CA-30). */
  readonly searchId: string;
  readonly firstTab: ModalTab;
  readonly onClose: () => void;
  /** Receives the result of an add, even when the modal has closed meanwhile. */
  readonly onEnd: (isAdded: boolean) => void;
}

/** The modal of an activity: description and booking (UP-06). Closing it discards the choices. */
export function UpsellModal({ activity, day, searchId, firstTab, onClose, onEnd }: UpsellModalProps) {
  const { t } = useTexts("mf-upsell");
  const items = useCart((cart) => cart.items);
  const [picked, setPicked] = useState<string | null>(null);
  const occasions = filterOccasions(activity, day);
  const chosen = occasions.find(({ start }) => start === picked) ?? preselectedOccasion(occasions);
  const tooFew = chosen && belowMinimum(items, listQuotes(chosen));
  return (
    <BookingModal
      kind="activity"
      activity={activity}
      day={day}
      firstTab={firstTab}
      booking={(isShown) => (
        <BookingTab
          of={{ activity, searchId }}
          occasions={occasions}
          chosen={chosen}
          isShown={isShown}
          onPick={setPicked}
        />
      )}
      disabledReason={
        tooFew ? t("tooFew", { count: tooFew.minimumItems, group: tooFew.price.priceGroupName }) : undefined
      }
      onClose={onClose}
      onEnd={onEnd}
    />
  );
}

/**
 * Adds the persons of the search to the temporary cart when an occasion's participants are first shown (BW-01).
 *
 * @returns the number of persons without a price group; 0 once the visitor has changed anything
 */
function usePartyStart(of: FoundActivity, occasion: Occasion | null): number {
  const party = useParty();
  const { select } = useCartActions();
  const items = useCart((cart) => cart.items);
  const started = useRef<string | null>(null);
  const start = useEffectEvent((current: Occasion) => {
    if (started.current === current.start) return;
    started.current = current.start;
    for (const { quote, amount } of partyQuotes(party, current).chosen)
      select(createActivityItem(of, quote, { amount, persons: 1 }));
  });
  useEffect(() => {
    if (occasion) start(occasion);
  }, [occasion]);
  if (!occasion) return 0;
  const { chosen, unassigned } = partyQuotes(party, occasion);
  const isAsStarted = chosen.every(({ quote, amount }) =>
    items.some((item) => item.bookKey === quote.bookKey && item.amount === amount),
  );
  return isAsStarted && items.length === chosen.length ? unassigned : 0;
}

interface BookingTabProps {
  readonly of: FoundActivity;
  readonly occasions: readonly Occasion[];
  readonly chosen: Occasion | null;
  readonly isShown: boolean;
  readonly onPick: (start: string) => void;
}

function BookingTab({ of, occasions, chosen, isShown, onPick }: BookingTabProps) {
  const { t } = useTexts("mf-upsell");
  const { time } = useFormat();
  const { clear } = useCartActions();
  const unassigned = usePartyStart(of, isShown ? chosen : null);
  const pick = (occasion: Occasion) => {
    // Otherwise participants chosen for the earlier time would be booked too.
    if (occasion !== chosen) clear();
    onPick(occasion.start);
  };
  if (occasions.length === 0) return <p>{t("noOccasions")}</p>;
  return (
    <div className={stack(6)}>
      {occasions.length > 1 && <TimeChoice occasions={occasions} chosen={chosen} onChoose={pick} />}
      {chosen ? (
        <section className={styles.step}>
          <h3>
            <span>{t("participants")}</span>
            {hasTime(chosen.start) && <span className={muted()}>{` ${time(chosen.start)}`}</span>}
          </h3>
          <UnassignedNote count={unassigned} />
          {/* Names of entries may be equal. */}
          {chosen.entries.map((entry, index) => (
            <section key={index}>
              {chosen.entries.length > 1 && <h4>{entry.name}</h4>}
              <PriceGroups entry={entry} of={of} />
            </section>
          ))}
        </section>
      ) : (
        <p className={muted()}>{t("chooseTimeFirst")}</p>
      )}
    </div>
  );
}

function PriceGroups({ entry, of }: { entry: ParticipantEntry; of: FoundActivity }) {
  const { t } = useTexts("mf-upsell");
  const items = useCart((cart) => cart.items);
  const parts = entry.priceGroups.map(({ name, quotes }, index) => {
    const count = quotes.reduce((sum, quote) => sum + chosenAmount(items, quote), 0);
    return {
      id: String(index),
      label: name,
      note: count > 0 ? t("chosen", { count }) : undefined,
      content: (
        <div className={styles.quotes}>
          {quotes.map((quote) => (
            <QuoteStepper key={quote.bookKey} quote={quote} of={of} />
          ))}
        </div>
      ),
    };
  });
  const [first] = parts;
  if (!first) return null;
  return parts.length === 1 ? first.content : <Accordion parts={parts} open={[first.id]} />;
}

/** The stepper of one quote, with its price (BW-01). The temporary cart holds the amount. */
function QuoteStepper({ quote, of }: { quote: Quote; of: FoundActivity }) {
  const { t } = useTexts("mf-upsell");
  const { select, change } = useCartActions();
  const amount = useCart((cart) => chosenAmount(cart.items, quote));
  const isExact = useCart((cart) => cartTotals(cart.items).isExact);
  const { price, minimumItems, availableCapacity } = quote;
  const group = price.priceGroupName;
  const choose = (next: number) =>
    next > 0 ? select(createActivityItem(of, quote, { amount: next, persons: 1 })) : change(quote.bookKey, 0);
  const hints = [
    minimumItems > 1 && t("atLeast", { count: minimumItems }),
    isFull(amount, quote) &&
      (availableCapacity > 0 ? t("noMoreLeft", { count: availableCapacity }) : t("soldOut")),
  ];
  return (
    <Stepper
      label={group}
      value={amount}
      max={availableCapacity}
      onChange={choose}
      addName={t("addGroup", { group })}
      removeName={t("removeGroup", { group })}
      hint={hints.filter(Boolean).join(" · ") || undefined}
    >
      <span>{group}</span>
      <Price
        size="small"
        amount={price.amount}
        originalAmount={price.originalAmount}
        currency={price.currency}
        isExact={isExact}
      />
    </Stepper>
  );
}

interface TimeChoiceProps {
  readonly occasions: readonly Occasion[];
  readonly chosen: Occasion | null;
  readonly onChoose: (occasion: Occasion) => void;
}

function TimeChoice({ occasions, chosen, onChoose }: TimeChoiceProps) {
  const { t } = useTexts("mf-upsell");
  const { time } = useFormat();
  return (
    <section className={styles.step}>
      <h3>{t("chooseATime")}</h3>
      <div className={inline(2)} data-print>
        {occasions.map((occasion) => {
          const words = hasTime(occasion.start) ? time(occasion.start) : (occasion.entries[0]?.name ?? "");
          const isFull = isSoldOut(occasion);
          return (
            <FilterChip
              key={occasion.start}
              aria-label={t(isFull ? "chooseTimeSoldOut" : "chooseTime", { time: words })}
              disabled={isFull}
              pressed={occasion === chosen}
              onChange={() => onChoose(occasion)}
            >
              {words}
            </FilterChip>
          );
        })}
      </div>
    </section>
  );
}
