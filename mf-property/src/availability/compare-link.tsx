import { useVisit } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { linkTo, withCompared } from "@stays/routes";
import { useTexts } from "@stays/texts";
import { TextLink } from "@stays/ui";
import { comparedUnits } from "./compared-units.ts";

/** Link to a comparison of the cheapest cabins of a village; others can be added there. */
export function CompareLink({ property }: { readonly property: Accommodation }) {
  const { t } = useTexts("mf-property");
  const { place } = useVisit();
  const ids = comparedUnits(property);
  if (ids.length === 0) return null;
  return (
    <p>
      <TextLink to={linkTo(place.language, { route: "stayslist", search: withCompared(place.search, ids) })}>
        {t("compareUnits")}
      </TextLink>
    </p>
  );
}
