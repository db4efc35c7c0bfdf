import { type RateRequest, useCart } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { Dialog } from "@stays/ui";
import { phaseOf } from "../add-to-basket/phase.ts";
import { useLeaving } from "../overlay/use-leaving.ts";
import styles from "./rate-modal.module.css";
import { RateRow } from "./rate-row.tsx";

export interface RateModalProps {
  readonly request: RateRequest;
  readonly onClose: () => void;
}

/** Modal with the rates of one unit, each with an add button. A successful add opens the extras (CT-06). */
export function RateModal({ request, onClose }: RateModalProps) {
  const { t } = useTexts("mf-cart");
  const { isOpen, leave } = useLeaving(request);
  const { productName, rates, booking } = request;
  const addingKey = useCart(
    (cart) => rates.find(({ item }) => phaseOf([item], cart.phases) === "adding")?.item.bookKey ?? null,
  );
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      onClosed={onClose}
      closeOnMask
      title={t("rateOption", { product: productName })}
      lead={t("rateLead")}
    >
      <ul className={styles.rates}>
        {rates.map((rate) => (
          <RateRow
            key={rate.item.bookKey}
            rate={rate}
            booking={booking}
            isOtherAdding={addingKey !== null && addingKey !== rate.item.bookKey}
          />
        ))}
      </ul>
    </Dialog>
  );
}
