import type { Addon } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { RichText } from "@stays/ui";
import styles from "./extras-modal.module.css";

/** Texts of an extra: the first is visible, the others open in a disclosure. */
export function ExtraDetails({ addon }: { readonly addon: Addon }) {
  const { t } = useTexts("mf-cart");
  const [first, ...others] = addon.content.information;
  if (!first) return null;
  return (
    <div className={styles.about}>
      <RichText html={first.html} className={styles.text} />
      {others.length > 0 && (
        <details>
          <summary>{t("moreAbout", { name: addon.name })}</summary>
          {others.map(({ id, html }) => (
            <RichText key={id} html={html} className={styles.text} />
          ))}
        </details>
      )}
    </div>
  );
}
