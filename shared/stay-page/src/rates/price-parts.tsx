import { useVisit } from "@stays/contract";
import { type Product, priceBreakdown } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { PriceRows } from "@stays/ui";
import { usePropertyTexts } from "../property-texts.ts";

/**
 * What the total of a rate is made of: nights, saving, persons, promo code. Galaxy does not say which part of a
 * saving is a code's (SW-10).
 */
export function PriceParts({ product: { price, discount, offer } }: { readonly product: Product }) {
  const { t } = usePropertyTexts();
  const { money } = useFormat();
  const { promoCode } = useVisit().search;
  const parts = priceBreakdown(price);
  if (!parts) return null;
  const text = (amount: number) => money(amount, price.currency);
  const saved = text(parts.saving);
  const stay = [t("nights", { count: parts.nights }), t("guests", { count: price.totalPersons })].join(", ");
  return (
    <>
      <PriceRows
        rows={[
          {
            label: t("averageNight", { count: parts.nights, price: text(parts.perNight) }),
            amount: text(parts.before),
          },
          ...(saved === text(0)
            ? []
            : [{ label: discount?.name ?? offer?.name ?? t("offer"), amount: `−${saved}` }]),
          { label: stay, amount: text(parts.total), isTotal: true },
        ]}
      />
      {parts.perPerson !== null && <p>{t("averagePerson", { price: text(parts.perPerson) })}</p>}
      {promoCode !== null && <p>{t("codeIncluded", { code: promoCode })}</p>}
      <p>{t("extrasLater")}</p>
    </>
  );
}
