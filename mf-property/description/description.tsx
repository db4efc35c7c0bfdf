import type { Content } from "@stays/stay";
import { ReadMore, RichText } from "@stays/ui";
import styles from "./description.module.css";
import { isLong } from "./is-long.ts";

/** The introduction, and the description with Read more (CD-01). */
export function Description({ content }: { readonly content: Content }) {
  const { introduction, description } = content;
  return (
    <>
      {introduction && <p className={styles.lede}>{introduction}</p>}
      {description && (
        <div className={styles.prose}>
          <ReadMore isLong={isLong(description)}>
            <RichText html={description} />
          </ReadMore>
        </div>
      )}
    </>
  );
}
