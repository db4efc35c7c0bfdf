import { useSettings } from "@stays/contract";
import { attributeUpdate, FILTER_DELAY, type FilterChanges } from "@stays/search/filters";
import { useTexts } from "@stays/texts";
import { CheckboxField } from "@stays/ui";
import { useListing } from "../listing/use-listing.ts";
import { useLocalFilters } from "../listing/use-local-filters.ts";
import { useLoadedStays } from "../listing/use-stays.ts";
import { staysWithFacility } from "./facility-count.ts";

/** Checkboxes of the facility filters, each with the number of stays that it would leave, where that is known. */
export function FacilityCheckboxes({ filters }: { readonly filters: FilterChanges }) {
  const { t } = useTexts("mf-search");
  const { booleanCheckboxes } = useSettings().filters;
  const { shown, isWaiting, change } = filters;
  const loaded = useLoadedStays(useListing());
  const local = useLocalFilters();

  /** Number of stays that a facility would leave, if known and the facility is not requested yet. */
  function countOf(id: number): string | undefined {
    const isUnknown = isWaiting || local.isActive;
    const count = isUnknown || shown.attributes.includes(id) ? null : staysWithFacility(loaded, id);
    return count === null ? undefined : t("count", { count });
  }

  return booleanCheckboxes.map(({ attributeId, label }) => (
    <CheckboxField
      key={attributeId}
      label={label}
      end={countOf(attributeId)}
      checked={shown.attributes.includes(attributeId)}
      onChange={(isOn) => change(attributeUpdate(attributeId, isOn), FILTER_DELAY.checkbox)}
    />
  ));
}
