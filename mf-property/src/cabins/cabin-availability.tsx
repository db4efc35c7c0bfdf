import type { Accommodation } from "@stays/domain";
import { Section } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { PriceNote } from "../availability/price-note.tsx";
import { UnitLine } from "../availability/unit-line.tsx";
import type { PropertyView } from "../property/use-property.ts";

/** Whether the cabin is available. The sidebar shows its price. */
export function CabinAvailability({
  view,
  cabin,
}: {
  readonly view: PropertyView;
  readonly cabin: Accommodation;
}) {
  const { t } = useTexts("mf-property");
  return (
    <Section title={t("availability")} id="availability">
      <UnitLine view={view} />
      <PriceNote view={view} units={[cabin]} />
    </Section>
  );
}
