import { useSettings, useVisit } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { Breadcrumb } from "@stays/ui";
import { crumbsOf } from "./crumbs.ts";

/** The breadcrumb of a property page. */
export function PropertyCrumbs({
  item,
  parent,
}: {
  readonly item: Accommodation;
  readonly parent?: Accommodation | undefined;
}) {
  const { place } = useVisit();
  const { results, search } = useSettings();
  const { t } = useTexts("mf-property");
  const context = { stays: t("stays"), detailLinks: results.detailLinks, geoTree: search.geoTree };
  return <Breadcrumb crumbs={crumbsOf(item, place, context, parent)} />;
}
