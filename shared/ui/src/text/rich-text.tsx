import { classNames } from "@stays/ui/basics";
import { useMemo } from "react";
import styles from "./rich-text.module.css";
import { sanitise } from "./sanitise.ts";

export interface RichTextProps {
  /** HTML from the wire, not sanitised. */
  readonly html: string;
  readonly className?: string | undefined;
}

/** The only component that renders HTML of the wire; it sanitises the HTML. */
export function RichText({ html, className }: RichTextProps) {
  const safe = useMemo(() => ({ __html: sanitise(html) }), [html]);
  return <div className={classNames(styles.text, className)} dangerouslySetInnerHTML={safe} />;
}
