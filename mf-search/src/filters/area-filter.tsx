import { type GeoNode, useSettings } from "@stays/contract";
import { chosenAreas } from "@stays/search";
import { areaUpdate, FILTER_DELAY, type FilterChanges } from "@stays/search/filters";
import { findByName, treeEntries } from "@stays/search/listing";
import { useTexts } from "@stays/texts";
import { CheckboxField, Disclosure, StatusText, TextField } from "@stays/ui";
import { useState } from "react";
import styles from "./filters-dialog.module.css";

/** Most areas that are listed at once; a larger tree is folded, and has a field to find one. */
const MOST_UNFOLDED = 30;
/** Most areas that a search for a name lists. */
const MOST_FOUND = 20;

interface AreaFilterProps {
  readonly filters: FilterChanges;
}

/** Checkboxes of the areas: all of a small tree, the branches and a search of a large one. */
export function AreaFilter({ filters }: AreaFilterProps) {
  const { t } = useTexts("mf-search");
  const { geoTree } = useSettings().search;
  const [typed, setTyped] = useState("");
  const entries = treeEntries(geoTree);
  const isTyped = typed.trim() !== "";
  if (entries.length <= MOST_UNFOLDED)
    return entries.map(({ id, name, depth }) => (
      <div key={id} style={{ paddingInlineStart: `${depth * 1.5}rem` }}>
        <AreaCheckbox id={id} name={name} filters={filters} />
      </div>
    ));
  const found = findByName(entries, typed);
  return (
    <>
      <TextField label={t("findArea")} autoComplete="off" value={typed} onChange={setTyped} />
      <StatusText>{isTyped ? t("areasFound", { count: found.length }) : null}</StatusText>
      {isTyped ? (
        found
          .slice(0, MOST_FOUND)
          .map(({ id, name }) => <AreaCheckbox key={id} id={id} name={name} filters={filters} />)
      ) : (
        <Branches nodes={geoTree} filters={filters} />
      )}
    </>
  );
}

/** Some areas, each with the areas in it behind a disclosure, which is open at first if one of them is chosen. */
function Branches({ nodes, filters }: AreaFilterProps & { readonly nodes: readonly GeoNode[] }) {
  const { t } = useTexts("mf-search");
  const chosen = chosenAreas(filters.shown);
  const hasChosen = (areas: readonly GeoNode[]) => treeEntries(areas).some(({ id }) => chosen.includes(id));
  return nodes.map(({ Id, Name, Children }) => (
    <div key={Id}>
      <AreaCheckbox id={Id} name={Name} filters={filters} />
      {Children.length > 0 && (
        <Disclosure
          className={styles.branch}
          defaultOpen={hasChosen(Children)}
          summary={t("areasIn", { area: Name })}
        >
          {(isShown) => isShown && <Branches nodes={Children} filters={filters} />}
        </Disclosure>
      )}
    </div>
  ));
}

interface AreaCheckboxProps extends AreaFilterProps {
  readonly id: number;
  readonly name: string;
}

/** Where an area is required, the only checked one stays checked. */
function AreaCheckbox({ id, name, filters }: AreaCheckboxProps) {
  const { areaRequired } = useSettings().search;
  const areas = chosenAreas(filters.shown);
  return (
    <CheckboxField
      label={name}
      checked={areas.includes(id)}
      disabled={areaRequired && areas.join() === String(id)}
      onChange={(isOn) => filters.change(areaUpdate(id, isOn), FILTER_DELAY.checkbox)}
    />
  );
}
