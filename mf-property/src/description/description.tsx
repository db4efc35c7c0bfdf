import type { Content } from "@stays/domain";
import { ReadMore, RichText } from "@stays/ui";
import styles from "./description.module.css";

/** Characters that fill about six lines at full column width. */
const SIX_LINES = 420;

/** Whether a text is too long to show whole. It counts characters, so server and browser agree. */
function isLong(html: string): boolean {
  return html.replace(/<[^>]*>/g, "").length > SIX_LINES;
}

/** The description, with Read more and Read less when it is long (CD-01). */
export function Description({ content: { description } }: { readonly content: Content }) {
  if (!description) return null;
  return (
    <div className={styles.prose}>
      <ReadMore isLong={isLong(description)}>
        <RichText html={description} />
      </ReadMore>
    </div>
  );
}

/** The introduction: one or two sentences. */
export function Introduction({ content: { introduction } }: { readonly content: Content }) {
  return introduction ? <p className={styles.lede}>{introduction}</p> : null;
}
