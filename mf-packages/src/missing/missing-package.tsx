import { usePageContext } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { linkTo } from "@stays/routes";
import { MissingItem } from "@stays/stay-page";
import { useTexts } from "@stays/texts";

/** The message for a URL whose package the property does not sell. */
export function MissingPackage({ property }: { readonly property: Accommodation }) {
  const { route } = usePageContext();
  const { t } = useTexts("mf-packages");
  const { id } = route.params;
  const to = linkTo(route.language, { route: "packagepage", params: { id }, search: route.search });
  return (
    <MissingItem
      title={t("missingPackage")}
      back={{ label: t("allPackagesAt", { property: property.name }), to }}
      logged={`package ${route.params.packageId} of property ${id}`}
    >
      {t("missingPackageText")}
    </MissingItem>
  );
}
