import { aboutHtml, IMAGE_SIZES, introHtml, mainFirst, type SmallContent } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { CheckIcon, Dialog, Icon, PhotoCarousel, RichText } from "@stays/ui";
import { useId } from "react";
import styles from "./offer-dialog.module.css";

/** The offer modal; its terms have their own scroll area (PK-05). */
export function OfferDialog({
  offerName,
  content,
  includedAddons,
  terms,
  isOpen,
  onClose,
}: OfferDescription & { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTexts("mf-packages");
  const heading = useId();
  const intro = introHtml(content);
  const about = aboutHtml(content);
  return (
    <Dialog open={isOpen} onClose={onClose} title={offerName} closeOnMask>
      <div className={styles.offer}>
        {content.images.length > 0 && (
          <PhotoCarousel
            images={mainFirst(content.images)}
            size={IMAGE_SIZES.tile}
            label={offerName}
            ratio="16 / 9"
            className={styles.pictures}
          />
        )}
        {intro && <RichText html={intro} className={styles.intro} />}
        {about && <RichText html={about} />}
        {includedAddons.length > 0 && (
          <section>
            <h3>{t("includedTitle")}</h3>
            <ul className={styles.included}>
              {includedAddons.map((name) => (
                <li key={name}>
                  <Icon of={CheckIcon} />
                  <span>{name}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {terms && (
          <div>
            <h3 id={heading}>{t("terms")}</h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <section aria-labelledby={heading} tabIndex={0} className={styles.terms}>
              <RichText html={terms} />
            </section>
          </div>
        )}
      </div>
    </Dialog>
  );
}

export interface OfferDescription {
  readonly offerName: string;
  readonly content: SmallContent;
  readonly includedAddons: readonly string[];
  /** HTML, not yet sanitised. */
  readonly terms: string | null;
}
