import { useCart } from "@stays/contract";
import type { Occasion, ParticipantEntry } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Accordion } from "@stays/ui";
import styles from "./booking-tab.module.css";
import { chosenAmount, type QuotedActivity } from "./quantity.ts";
import { QuoteStepper } from "./quote-stepper.tsx";

interface PriceGroupsProps {
  readonly occasion: Occasion;
  readonly of: QuotedActivity;
}

/**
 * The participants of an occasion, by price group; several groups are collapsible (BW-01). Keys are indexes,
 * because the names of entries and groups may be equal.
 */
export function PriceGroups({ occasion, of }: PriceGroupsProps) {
  return occasion.entries.map((entry, index) => (
    <section key={index}>
      {occasion.entries.length > 1 && <h4>{entry.name}</h4>}
      <EntryGroups entry={entry} of={of} />
    </section>
  ));
}

function EntryGroups({ entry, of }: { entry: ParticipantEntry; of: QuotedActivity }) {
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
  return parts.length === 1 ? first.content : <Accordion parts={parts} open={[first.id]} level={4} />;
}
