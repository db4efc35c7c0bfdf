import { useTexts } from "@stays/texts";
import { SelectField } from "@stays/ui";
import styles from "./stay-calendar.module.css";

/** Largest number of nights in the select. */
const LONGEST = 14;

interface NightsSelectProps {
  /** null = any. */
  readonly value: number | null;
  readonly onChange: (nights: number | null) => void;
}

/** Select for the number of nights; with a number chosen, one day sets both dates (ruling 50). */
export function NightsSelect({ value, onChange }: NightsSelectProps) {
  const { t } = useTexts("mf-search");
  const lengths = Array.from({ length: LONGEST }, (_, index) => index + 1);
  return (
    <SelectField
      label={t("nightsField")}
      className={styles.nights}
      value={String(value ?? "")}
      onChange={(nights) => onChange(nights === "" ? null : Number(nights))}
      options={[
        { value: "", label: t("anyNights") },
        ...lengths.map((nights) => ({ value: String(nights), label: String(nights) })),
      ]}
    />
  );
}
