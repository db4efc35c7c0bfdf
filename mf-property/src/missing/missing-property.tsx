import { useVisit } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { MissingItem } from "@stays/stay-page";
import { useTexts } from "@stays/texts";

/** The message for a URL whose id belongs to no property. */
export function MissingProperty() {
  const { place } = useVisit();
  const { t } = useTexts("mf-property");
  return (
    <MissingItem
      title={t("missingProperty")}
      back={{
        label: t("seeAllStays"),
        to: linkTo(place.language, { route: "stayslist", search: place.search }),
      }}
      logged={`property ${place.params.id}`}
    >
      {t("missingPropertyText")}
    </MissingItem>
  );
}
