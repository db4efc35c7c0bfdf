import { useId } from "react";
import { IconButton } from "../action/icon-button.tsx";
import type { ElementNode } from "../element-node.ts";
import { MinusIcon, PlusIcon } from "../icon/shapes.ts";
import styles from "./stepper.module.css";

export interface StepperProps {
  /** The accessible name of the group. */
  readonly label: string;
  /** Content before the buttons. */
  readonly children?: ElementNode;
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly onChange: (value: number) => void;
  /** `Add adult` */
  readonly addName: string;
  /** `Remove adult` */
  readonly removeName: string;
  /** Why a limit is reached, or what the number means. */
  readonly hint?: string | undefined;
  readonly busy?: boolean | undefined;
}

/** A number that changes in steps of one. At a limit the button uses aria-disabled and stays focusable. */
export function Stepper(props: StepperProps) {
  const { label, children, value, min = 0, max = 99, onChange, addName, removeName, hint, busy } = props;
  const hintId = useId();
  const canRemove = value > min && !busy;
  const canAdd = value < max && !busy;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its controls
    <div role="group" aria-label={label} aria-describedby={hint ? hintId : undefined} className={styles.step}>
      {(children || hint) && (
        <div className={styles.words}>
          {children}
          {hint && (
            <span id={hintId} className={styles.hint}>
              {hint}
            </span>
          )}
        </div>
      )}
      <div className={styles.controls} aria-busy={busy || undefined}>
        <IconButton
          icon={MinusIcon}
          label={removeName}
          aria-disabled={!canRemove || undefined}
          onClick={() => canRemove && onChange(value - 1)}
        />
        <output className={styles.value}>{value}</output>
        <IconButton
          icon={PlusIcon}
          label={addName}
          aria-disabled={!canAdd || undefined}
          onClick={() => canAdd && onChange(value + 1)}
        />
      </div>
    </div>
  );
}
