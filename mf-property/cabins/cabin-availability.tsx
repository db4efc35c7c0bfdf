import { Section, useStayWords } from "@stays/property";
import type { Accommodation } from "@stays/stay";
import { useTexts } from "@stays/texts";
import { StatusText } from "@stays/ui";
import { PriceNote } from "../availability/price-note.tsx";
import type { PropertyInSight } from "../property/use-property.ts";

/** Whether the cabin is free for the stay, and which stay that is; its price stands in the sidebar. */
export function CabinAvailability({
  sight,
  cabin,
}: {
  readonly sight: PropertyInSight;
  readonly cabin: Accommodation;
}) {
  const { t } = useTexts("mf-property");
  const stayWords = useStayWords();
  const { prices, search } = sight;
  const { start, end } = search.state;
  const isFree = prices.kind === "priced" && cabin.products.length > 0;
  const isTaken = prices.kind === "priced" && cabin.products.length === 0;
  const words = { loading: t("loadingPrices"), priced: isFree ? t("freeOnYourDates") : "" };
  return (
    <Section title={t("availability")} id="availability">
      <StatusText>
        {prices.kind === "loading" || prices.kind === "priced" ? words[prices.kind] : ""}
      </StatusText>
      {!search.isPast && start && end && <p>{stayWords({ start, end }, search.persons)}</p>}
      <PriceNote sight={isTaken ? { ...sight, prices: { kind: "none" } } : sight} />
    </Section>
  );
}
