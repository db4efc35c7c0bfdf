import { classNames, useUiTexts } from "@stays/ui/basics";
import { IconButton } from "../action/icon-button.tsx";
import { MinusIcon, PlusIcon } from "../icon/shapes.ts";
import styles from "./chip.module.css";

export interface StepperChipProps {
  readonly label: string;
  /** null = not set; shown as 1+. */
  readonly value: number | null;
  /** The first step up from unset gives 2; a step down from 2 gives null. */
  readonly onChange: (value: number | null) => void;
}

/** The highest number. */
const MOST = 99;

/** "At least n" as a pill: Bedrooms − 2+ +. Buttons are named `More Bedrooms`, `Fewer Bedrooms`. */
export function StepperChip({ label, value, onChange }: StepperChipProps) {
  const { t } = useUiTexts();
  const shown = value ?? 1;
  const canLess = value !== null;
  const canMore = shown < MOST;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row of chips
    <div
      role="group"
      aria-label={label}
      className={classNames(styles.chip, styles.step, canLess && styles.stepOn)}
    >
      <span data-print={canLess || undefined}>{label}</span>
      <IconButton
        icon={MinusIcon}
        label={t("less", { name: label })}
        aria-disabled={!canLess || undefined}
        onClick={() => canLess && onChange(shown > 2 ? shown - 1 : null)}
      />
      <output className={styles.count} data-print={canLess || undefined}>{`${shown}+`}</output>
      <IconButton
        icon={PlusIcon}
        label={t("more", { name: label })}
        aria-disabled={!canMore || undefined}
        onClick={() => canMore && onChange(shown + 1)}
      />
    </div>
  );
}
