import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { Chip, CloseIcon, FilterChip, SelectField } from "@stays/ui";
import styles from "./list-controls.module.css";

/**
 * The supplier filter: a select or, if the settings say so, a chip per supplier with Clear filter (PK-04).
 */
export function SupplierFilter({
  suppliers,
  chosen,
  onChoose,
}: {
  readonly suppliers: readonly string[];
  /** null = all suppliers. */
  readonly chosen: string | null;
  readonly onChoose: (supplier: string | null) => void;
}) {
  const { t } = useTexts("mf-packages");
  const { supplierFilterType } = useSettings().packages;
  const all = chosen === null || suppliers.includes(chosen) ? suppliers : [...suppliers, chosen];
  if (supplierFilterType === "Button")
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row that scrolls
      <div role="group" aria-label={t("supplier")} className={styles.suppliers}>
        {all.map((supplier) => (
          <FilterChip
            key={supplier}
            pressed={supplier === chosen}
            onChange={(isOn) => onChoose(isOn ? supplier : null)}
          >
            {supplier}
          </FilterChip>
        ))}
        <Chip icon={CloseIcon} disabled={chosen === null} onClick={() => onChoose(null)}>
          {t("clearFilter")}
        </Chip>
      </div>
    );
  return (
    <SelectField
      label={t("supplier")}
      name="supplier"
      className={styles.select}
      options={[
        { value: "", label: t("allSuppliers") },
        ...all.map((supplier) => ({ value: supplier, label: supplier })),
      ]}
      value={chosen ?? ""}
      onChange={(value) => onChoose(value || null)}
    />
  );
}
