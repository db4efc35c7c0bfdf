import { useCart, useCartActions } from "@stays/contract";
import type { Quote } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Price, Stepper } from "@stays/ui";
import { chosenAmount, isFull, type QuotedActivity, quotedItem } from "./quantity.ts";

/** The stepper of one quote, with its price (BW-01). The temporary cart holds the amount. */
export function QuoteStepper({ quote, of }: { quote: Quote; of: QuotedActivity }) {
  const { t } = useTexts("mf-upsell");
  const { addToTempCart, removeFromTempCart } = useCartActions();
  const amount = useCart((cart) => chosenAmount(cart.items, quote));
  const { price, minimumItems, availableCapacity } = quote;
  const group = price.priceGroupName;
  const choose = (next: number) =>
    next > 0 ? addToTempCart(quotedItem(quote, next, of)) : removeFromTempCart(quote.bookKey);
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
      />
    </Stepper>
  );
}
