import { type OfferPrice, saving } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { Badge } from "@stays/ui";

/** The saving against the original price, as a sentence. Renders nothing if it rounds to 0 (PK-03). */
export function Saving({ price }: { readonly price: OfferPrice }) {
  const { t } = useTexts("mf-packages");
  const { money } = useFormat();
  const amount = money(saving(price), price.currency);
  if (amount === money(0, price.currency)) return null;
  return <Badge kind="saving">{t("youSave", { amount })}</Badge>;
}
