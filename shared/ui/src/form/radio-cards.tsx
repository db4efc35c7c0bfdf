import { stack } from "@stays/ui/basics";
import { type ReactNode, useId } from "react";
import styles from "./radio-cards.module.css";

/** One of the options of a choice. */
export interface RadioOption {
  readonly value: string;
  /** Its accessible name. */
  readonly label: string;
  /** Shown instead of the label, for more than plain text. */
  readonly shown?: ReactNode;
  /** Muted text beside the label: how long something takes. */
  readonly beside?: ReactNode;
  readonly note?: ReactNode;
  /** At the right end: a price. */
  readonly end?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps {
  readonly label: string;
  readonly options: readonly RadioOption[];
  /** null = nothing chosen yet. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

export function RadioCards({ label, options, value, onChange }: RadioCardsProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={stack(2)}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            option={option}
            name={id}
            checked={option.value === value}
            onChange={onChange}
          />
        ))}
      </div>
    </div>
  );
}

interface RadioCardProps {
  readonly option: RadioOption;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (value: string) => void;
}

function RadioCard({ option, name, checked, onChange }: RadioCardProps) {
  const id = useId();
  const described = (["beside", "note", "end"] as const)
    .filter((part) => option[part])
    .map((part) => `${id}-${part}`)
    .join(" ");
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        disabled={option.disabled}
        aria-label={option.label}
        aria-describedby={described || undefined}
        onChange={() => onChange(option.value)}
      />
      <span className={styles.words}>
        <span className={styles.line}>
          <b>{option.shown ?? option.label}</b>
          {option.beside && <span id={`${id}-beside`}>{option.beside}</span>}
        </span>
        {option.note && <small id={`${id}-note`}>{option.note}</small>}
      </span>
      {option.end && <span id={`${id}-end`}>{option.end}</span>}
    </label>
  );
}
