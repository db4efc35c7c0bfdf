import { useVisit } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { MissingItem } from "@stays/stay-page";
import { useTexts } from "@stays/texts";

/** No property has the id of the address. */
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
