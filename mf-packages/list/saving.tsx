import { type OfferPrice, saving } from "@stays/stay";
import { useFormat, useTexts } from "@stays/texts";
import { Badge } from "@stays/ui";

/** What a price saves of the original one, as a sentence; nothing when it saves nothing (PK-03). */
export function Saving({ price }: { readonly price: OfferPrice }) {
  const { t } = useTexts("mf-packages");
  const { money } = useFormat();
  const saved = saving(price);
  if (saved <= 0) return null;
  return <Badge kind="saving">{t("youSave", { amount: money(saved, price.currency) })}</Badge>;
}
