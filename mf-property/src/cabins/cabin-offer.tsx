import type { Accommodation } from "@stays/domain";
import { shownPrice } from "@stays/domain";
import { BookUnit, RateFacts, UnitPrice } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Skeleton } from "@stays/ui";
import type { PropertyView } from "../property/use-property.ts";
import { exceededLimit } from "../units/capacity-limit.ts";
import { useCapacityLimitText } from "../units/use-capacity-limit-text.ts";
import styles from "./cabin-offer.module.css";

/** The price of one cabin, what it includes, and the booking button (CD-03). */
export function CabinOffer({ view, cabin }: { readonly view: PropertyView; readonly cabin: Accommodation }) {
  const { t } = useTexts("mf-property");
  const capacityLimitText = useCapacityLimitText();
  const { prices, property, search } = view;
  const best = shownPrice(cabin.products);
  if (prices.kind === "loading") return <Skeleton height="9rem" />;
  if (prices.kind === "none") {
    const exceeded = exceededLimit(cabin, search.persons);
    return <p className={styles.soldOut}>{exceeded ? capacityLimitText(exceeded) : t("soldOut")}</p>;
  }
  if (prices.kind !== "priced" || !best) return null;
  return (
    <div className={styles.offer}>
      <UnitPrice products={cabin.products} />
      <RateFacts product={best.product} unitId={cabin.id} />
      <BookUnit unit={cabin} property={property} searchId={prices.searchId} isWide />
    </div>
  );
}
