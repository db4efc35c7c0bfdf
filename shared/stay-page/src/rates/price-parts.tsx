import { usePriceWithoutCode } from "@stays/availability";
import { usePageContext } from "@stays/contract";
import { priceBreakdown, type RateTerms, type StayPrice } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { shareNeedsDecimals, shownAmount } from "@stays/texts/shown-amount";
import { PriceRows, StatusText } from "@stays/ui";
import type en from "./texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    price: typeof en;
  }
}

interface PricePartsProps {
  readonly price: StayPrice;
  readonly rate: RateTerms;
  readonly unitId: string;
  /** Name of the saving that is not the promo code's. */
  readonly savingName: string;
  /** Nights and guests, as the caller names them. */
  readonly basis: string;
}

/** What a total is made of. Rendered when it is opened, because a promo code needs a request (ruling 165). */
export function PriceParts({ price, rate, unitId, savingName, basis }: PricePartsProps) {
  const { t } = useTexts("price");
  const { money } = useFormat();
  const { promoCode: code } = usePageContext().search;
  const { start, end, currency, amount, originalAmount } = price;
  const without = usePriceWithoutCode({ ...rate, unitId, start, end });
  // The prices beside these parts are rounded, so the parts are those of the rounded prices (ruling 100).
  const shown = (sum: number | null) => sum && shownAmount(sum, currency);
  const parts = priceBreakdown(
    { ...price, amount: shownAmount(amount, currency), originalAmount: shown(originalAmount) },
    shown(without.amount),
  );
  if (!parts) return null;
  const { before, saving, codeSaving, total } = parts;
  const text = (sum: number) => money(sum, currency);
  const shareText = (share: number, sum: number, count: number) =>
    money(share, currency, shareNeedsDecimals(sum, count, currency));
  const row = (label: string, sum: number) =>
    text(sum) === text(0) ? [] : [{ label, amount: `−${text(sum)}` }];
  const hasUnknownCode = code !== null && codeSaving === null;
  const describeNote = (code: string) => {
    if (codeSaving === null) return t(without.isLoading ? "codeLoading" : "codeIncluded", { code });
    return text(codeSaving) === text(0) && t("codeUnchanged", { code });
  };
  return (
    <>
      <PriceRows
        rows={[
          {
            label: t("averageNight", {
              count: parts.nights,
              price: shareText(parts.perNight, before, parts.nights),
            }),
            amount: text(before),
          },
          ...row(hasUnknownCode ? t("savingWithCode", { name: savingName, code }) : savingName, saving),
          ...(code === null || codeSaving === null ? [] : row(t("code", { code }), codeSaving)),
          { label: basis, amount: text(total), isTotal: true },
        ]}
      />
      {code !== null && <StatusText>{describeNote(code)}</StatusText>}
      {parts.perPerson !== null && (
        <p>{t("averagePerson", { price: shareText(parts.perPerson, total, price.totalPersons) })}</p>
      )}
      <p>{t("extrasLater")}</p>
    </>
  );
}
