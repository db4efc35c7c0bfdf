import { TextButton, useUiTexts } from "@stays/ui/basics";
import { type ReactNode, useId, useState } from "react";
import styles from "./read-more.module.css";

export interface ReadMoreProps {
  /** Whether the text has more than six lines. Not measured, so that the server renders the final height. */
  readonly isLong: boolean;
  readonly children: ReactNode;
}

/** The first lines of a text, with a button that shows the rest. */
export function ReadMore({ isLong, children }: ReadMoreProps) {
  const { t } = useUiTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!isLong) return children;
  return (
    <div>
      <div id={id} className={open ? undefined : styles.clamped}>
        {children}
      </div>
      <TextButton
        aria-expanded={open}
        aria-controls={id}
        className={styles.button}
        onClick={() => setOpen(!open)}
      >
        {t(open ? "readLess" : "readMore")}
      </TextButton>
    </div>
  );
}
