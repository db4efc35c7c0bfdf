import { type ReactNode, useId, useState } from "react";
import { TextButton } from "../action/text-link.tsx";
import { classNames } from "../class-names.ts";
import { useUiTexts } from "../ui-texts.ts";
import styles from "./read-more.module.css";

export interface ReadMoreProps {
  /**
   * Whether the text is longer than `lines`; a prop instead of a measurement, so that the server renders the
   * final height.
   */
  readonly isLong: boolean;
  readonly lines?: number | undefined;
  readonly children: ReactNode;
}

/** The first lines of a text, with a button that shows the rest. */
export function ReadMore({ isLong, lines = 6, children }: ReadMoreProps) {
  const { t } = useUiTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!isLong) return children;
  return (
    <div>
      <div
        id={id}
        className={classNames(!open && styles.clamped)}
        style={open ? undefined : { WebkitLineClamp: lines }}
      >
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
