import { Accordion as Base } from "@base-ui/react/accordion";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { ChevronDownIcon } from "../icon/icons.ts";
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
  return (
    <Base.Root multiple defaultValue={[...open]} className={styles.accordion}>
      {parts.map((part) => (
        <Base.Item key={part.id} value={part.id} className={styles.part}>
          <Base.Header render={(props) => <h4 {...props} />} className={styles.heading}>
            <Base.Trigger className={styles.trigger} data-print>
              <span className={styles.label}>{part.label}</span>
              {part.note && <span className={styles.note}>{part.note}</span>}
              <Icon of={ChevronDownIcon} className={styles.arrow} />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel keepMounted className={styles.panel}>
            {part.content}
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}
