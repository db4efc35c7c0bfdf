import type { Facility } from "@stays/domain";
import { CheckIcon, Icon, VisuallyHidden } from "@stays/ui";
import { useComparisonTexts } from "./comparison-texts.tsx";

/** Whether a stay has a facility, or its number. */
export function FacilityCell({ facility }: { readonly facility: Facility | null }) {
  const t = useComparisonTexts();
  if (facility === null)
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t("no")}</VisuallyHidden>
      </>
    );
  const isMere = facility.type === "Boolean" || facility.value.trim().toLowerCase() === "true";
  return isMere ? <Icon of={CheckIcon} label={t("yes")} /> : facility.value;
}
