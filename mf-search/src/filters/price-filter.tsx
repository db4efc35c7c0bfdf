import { useSettings } from "@stays/contract";
import { FILTER_DELAY, type FilterChanges, priceUpdate } from "@stays/search/filters";
import { useTexts } from "@stays/texts";
import { TextField } from "@stays/ui";
import { useState } from "react";
import { draftOf, isSamePrice, type PriceDraft, readDraft } from "./price-draft.ts";
import styles from "./price-filter.module.css";

/** Fields of the lowest and the highest total. A range with an error is not applied. */
export function PriceFilter({ filters }: { readonly filters: FilterChanges }) {
  const { t } = useTexts("mf-search");
  const { currency } = useSettings();
  const { price } = filters.shown;
  const [entry, setEntry] = useState({ draft: draftOf(price), price });
  // Another control changed the range, such as Clear all.
  if (!isSamePrice(entry.price, price)) setEntry({ draft: draftOf(price), price });
  const reading = readDraft(entry.draft);

  function write(part: Partial<PriceDraft>) {
    const draft = { ...entry.draft, ...part };
    const next = readDraft(draft);
    setEntry({ draft, price: "price" in next ? next.price : price });
    if ("price" in next && !isSamePrice(next.price, price))
      filters.change(priceUpdate(next.price), FILTER_DELAY.text);
  }
  const errorOf = (field: keyof PriceDraft) =>
    "error" in reading && reading.field === field ? t(reading.error) : undefined;

  return (
    <div className={styles.limits}>
      <TextField
        label={t("priceLeast", { currency })}
        inputMode="numeric"
        autoComplete="off"
        value={entry.draft.least}
        error={errorOf("least")}
        onChange={(least) => write({ least })}
      />
      <TextField
        label={t("priceMost", { currency })}
        inputMode="numeric"
        autoComplete="off"
        value={entry.draft.most}
        error={errorOf("most")}
        onChange={(most) => write({ most })}
      />
    </div>
  );
}
