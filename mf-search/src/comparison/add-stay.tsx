import { Button, SelectField } from "@stays/ui";
import { useState } from "react";
import { useDeviceValue } from "../device/use-device-value.ts";
import { memory } from "../memory/visitor-memory.ts";
import styles from "./comparison.module.css";
import type { ComparisonColumn } from "./comparison-column.ts";
import { useComparisonTexts } from "./comparison-texts.tsx";
import { stayChoices } from "./stay-choices.ts";

interface AddStayProps {
  readonly columns: readonly ComparisonColumn[];
  readonly onAdd: (id: string) => void;
}

/** Select that adds a stay: a favourite, a viewed one, or a unit of a compared property. */
export function AddStay({ columns, onAdd }: AddStayProps) {
  const t = useComparisonTexts();
  const [chosen, setChosen] = useState("");
  const remembered = [
    ...useDeviceValue(memory.compared),
    ...useDeviceValue(memory.favourites),
    ...useDeviceValue(memory.viewed),
  ];
  const choices = stayChoices(remembered, columns);
  if (choices.length === 0) return null;
  const isKnown = choices.some(({ id }) => id === chosen);
  return (
    <div className={styles.add}>
      <SelectField
        label={t("addStay")}
        value={isKnown ? chosen : ""}
        onChange={setChosen}
        options={[
          { value: "", label: t("chooseStay") },
          ...choices.map(({ id, name, property }) => ({
            value: id,
            label: property === null ? name : t("unitOf", { unit: name, property }),
          })),
        ]}
      />
      <Button variant="secondary" disabled={!isKnown} onClick={() => onAdd(chosen)}>
        {t("add")}
      </Button>
    </div>
  );
}
