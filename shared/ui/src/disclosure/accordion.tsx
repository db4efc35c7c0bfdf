import { Icon, muted, stack } from "@stays/ui/basics";
import { type ReactNode, useId, useState } from "react";
import { ChevronDownIcon } from "../icon/shapes.ts";
import styles from "./accordion.module.css";

/** A section that expands and collapses. */
export interface AccordionPart {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label, also while collapsed. */
  readonly note?: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly parts: readonly AccordionPart[];
  /** Ids of the sections that are expanded at first. */
  readonly open?: readonly string[] | undefined;
}

/** Sections with headings that expand and collapse independently. All of them are printed. */
export function Accordion({ parts, open = [] }: AccordionProps) {
  const group = useId();
  const [shown, setShown] = useState(open);
  return (
    <div className={stack(2)}>
      {parts.map(({ id, label, note, content }) => {
        const isShown = shown.includes(id);
        return (
          <div key={id} className={styles.part}>
            <h4 className={styles.heading}>
              <button
                type="button"
                id={`${group}${id}`}
                aria-expanded={isShown}
                aria-controls={`${group}${id}-panel`}
                onClick={() => setShown(isShown ? shown.filter((other) => other !== id) : [...shown, id])}
                className={styles.trigger}
                data-print
              >
                <span className={styles.label}>{label}</span>
                {note && <span className={muted("sm")}>{note}</span>}
                <Icon of={ChevronDownIcon} className={styles.arrow} />
              </button>
            </h4>
            {/* biome-ignore lint/a11y/useSemanticElements: the page's styles are of its own sections */}
            <div
              role="region"
              id={`${group}${id}-panel`}
              aria-labelledby={`${group}${id}`}
              hidden={!isShown}
              className={styles.panel}
            >
              {content}
            </div>
          </div>
        );
      })}
    </div>
  );
}
