import { useSettings } from "@stays/contract";
import { type Activity, activityPrice } from "@stays/domain";
import { Price } from "@stays/ui";
import styles from "./activity-card.module.css";
import { useActivityTexts } from "./activity-texts.ts";

/** The from-price of an activity, with its unit and note (UP-05, TR-02). */
export function ActivityPriceText({ activity }: { activity: Activity }) {
  const { t } = useActivityTexts();
  const { currency } = useSettings();
  const price = activityPrice(activity);
  if (!price) return null;
  const basis = [price.unit, price.note].filter(Boolean).join(", ");
  if (price.amount === null)
    return (
      <p className={styles.priceWords}>
        <span>{t("fromWords", { price: price.text ?? "" })}</span>
        <small>{basis}</small>
      </p>
    );
  return <Price amount={price.amount} currency={currency} from basis={basis || undefined} />;
}
