import { usePageContext } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { MissingItem } from "@stays/stay-page";
import { useTexts } from "@stays/texts";

/** The message for a URL whose id belongs to no property. */
export function MissingProperty() {
  const { route } = usePageContext();
  const { t } = useTexts("mf-packages");
  const to = linkTo(route.language, { route: "packagespage", search: route.search });
  return (
    <MissingItem
      title={t("missingProperty")}
      back={{ label: t("backToAll"), to }}
      logged={`property ${route.params.id}`}
    >
      {t("missingPropertyText")}
    </MissingItem>
  );
}
