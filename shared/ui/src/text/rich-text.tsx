import { useMemo } from "react";
import { classNames } from "../class-names.ts";
import styles from "./rich-text.module.css";
import { sanitise } from "./sanitise.ts";

export interface RichTextProps {
  /** From the wire, not sanitised. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** The only place where HTML of the wire reaches the page, and it is sanitised here. */
export function RichText({ html, className }: RichTextProps) {
  const safe = useMemo(() => ({ __html: sanitise(html) }), [html]);
  return <div className={classNames(styles.text, className)} dangerouslySetInnerHTML={safe} />;
}
