import { useVisit } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { MissingItem } from "@stays/stay-page";
import { useTexts } from "@stays/texts";

/** The message for a URL whose id belongs to no property. */
export function MissingProperty() {
  const { place } = useVisit();
  const { t } = useTexts("mf-packages");
  const to = linkTo(place.language, { route: "packagespage", search: place.search });
  return (
    <MissingItem
      title={t("missingProperty")}
      back={{ label: t("backToAll"), to }}
      logged={`property ${place.params.id}`}
    >
      {t("missingPropertyText")}
    </MissingItem>
  );
}
