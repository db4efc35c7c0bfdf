import { useSettings } from "@stays/contract";
import { areaUpdate, FILTER_DELAY, type FilterChanges } from "@stays/search/filters";
import { CheckboxField } from "@stays/ui";
import { chosenAreas, treeEntries } from "../search/areas.ts";

/** Checkboxes of the areas, indented by their depth. Where an area is required, the only checked one stays checked. */
export function AreaFilter({ filters }: { readonly filters: FilterChanges }) {
  const { geoTree, areaRequired } = useSettings().search;
  const areas = chosenAreas(filters.shown);
  return treeEntries(geoTree).map(({ id, name, depth }) => (
    <div key={id} style={{ paddingInlineStart: `${depth * 1.5}rem` }}>
      <CheckboxField
        label={name}
        checked={areas.includes(id)}
        disabled={areaRequired && areas.join() === String(id)}
        onChange={(isOn) => filters.change(areaUpdate(id, isOn), FILTER_DELAY.checkbox)}
      />
    </div>
  ));
}
