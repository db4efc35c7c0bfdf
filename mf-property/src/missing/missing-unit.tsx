import { useSettings, useVisit } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { accommodationLink } from "@stays/routes";
import { MissingItem } from "@stays/stay-page";
import { useTexts } from "@stays/texts";

/** The message for a URL whose cabin or room is not in the property (CB-01, RM-01). */
export function MissingUnit({
  kind,
  property,
}: {
  readonly kind: "cabin" | "room";
  readonly property: Accommodation;
}) {
  const { place } = useVisit();
  const { results } = useSettings();
  const { t } = useTexts("mf-property");
  return (
    <MissingItem
      title={t(kind === "cabin" ? "missingCabin" : "missingRoom")}
      back={{
        label: t("backTo", { property: property.name }),
        to: accommodationLink(place.language, property, results.detailLinks, place.search),
      }}
      logged={`${kind} ${place.params.detailId} of property ${place.params.id}`}
    >
      {t("missingUnitText", { property: property.name })}
    </MissingItem>
  );
}
