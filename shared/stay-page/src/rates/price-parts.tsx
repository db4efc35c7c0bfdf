import { usePriceWithoutCode } from "@stays/availability";
import { usePageContext } from "@stays/contract";
import { priceBreakdown, type RateTerms, type StayPrice } from "@stays/domain";
import { useFormat } from "@stays/texts";
import { needsDecimals } from "@stays/texts/shown-amount";
import { PriceRows, StatusText } from "@stays/ui";
import { usePriceTexts } from "./price-texts.ts";

interface PricePartsProps {
  readonly price: StayPrice;
  readonly rate: RateTerms;
  /** `tag:digits`. */
  readonly unitId: string;
  /** Name of the saving that is not the promo code's. */
  readonly savingName: string;
  /** Nights and guests, as the caller names them. */
  readonly basis: string;
}

/**
 * What the total of a rate is made of: nights, saving, promo code, persons. It is rendered when it is opened,
 * because a promo code needs a request (ruling 165).
 */
export function PriceParts({ price, rate, unitId, savingName, basis }: PricePartsProps) {
  const { t } = usePriceTexts();
  const { money } = useFormat();
  const { promoCode: code } = usePageContext().search;
  const { start, end, currency } = price;
  const without = usePriceWithoutCode({ ...rate, unitId, start, end });
  const parts = priceBreakdown(price, without.amount);
  if (!parts) return null;
  const { before, saving, codeSaving, total } = parts;
  const isExact = needsDecimals([before, -saving, -(codeSaving ?? 0)], total, currency);
  const text = (amount: number) => money(amount, currency, isExact);
  const row = (label: string, amount: number) =>
    text(amount) === text(0) ? [] : [{ label, amount: `−${text(amount)}` }];
  const hasUnknownCode = code !== null && codeSaving === null;
  const noteOf = (code: string) => {
    if (codeSaving === null) return t(without.isLoading ? "codeLoading" : "codeIncluded", { code });
    return text(codeSaving) === text(0) && t("codeUnchanged", { code });
  };
  return (
    <>
      <PriceRows
        rows={[
          {
            label: t("averageNight", { count: parts.nights, price: text(parts.perNight) }),
            amount: text(before),
          },
          ...row(hasUnknownCode ? t("savingWithCode", { name: savingName, code }) : savingName, saving),
          ...(code === null || codeSaving === null ? [] : row(t("code", { code }), codeSaving)),
          { label: basis, amount: text(total), isTotal: true },
        ]}
      />
      {code !== null && <StatusText>{noteOf(code)}</StatusText>}
      {parts.perPerson !== null && <p>{t("averagePerson", { price: text(parts.perPerson) })}</p>}
      <p>{t("extrasLater")}</p>
    </>
  );
}
