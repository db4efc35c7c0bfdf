import { StayStatus } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import type { PropertyView } from "../property/use-property.ts";

/** Whether a cabin or room is free, with the dates and guests of the stay. */
export function UnitLine({ view: { prices, search } }: { readonly view: PropertyView }) {
  const { t } = useTexts("mf-property");
  const words = { loading: t("loadingPrices"), priced: t("freeOnYourDates") };
  return (
    <StayStatus search={search}>
      {(prices.kind === "loading" || prices.kind === "priced") && <strong>{words[prices.kind]}</strong>}
    </StayStatus>
  );
}
