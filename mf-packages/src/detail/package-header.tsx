import { introHtml } from "@stays/domain";
import { RichText } from "@stays/ui";
import { PackageFacts } from "../list/package-facts.tsx";
import { OfferDetails } from "../offer/offer-details.tsx";
import { includedIn } from "../packages/included.ts";
import type { ListedPackage } from "../packages/listed-package.ts";
import styles from "./package-header.module.css";

/** The header of a package: name, supplier, introduction and contents (PK-02). */
export function PackageHeader({
  listed,
  nights,
  isAwaited,
}: {
  readonly listed: ListedPackage;
  /** Nights of the stay that the price is for; 0 without a price. */
  readonly nights: number;
  /** Whether its price is loading. */
  readonly isAwaited: boolean;
}) {
  const { name, parentName, content } = listed.stayPackage;
  const intro = introHtml(content);
  return (
    <header className={styles.header}>
      <h1>{name}</h1>
      <p className={styles.supplier}>{parentName}</p>
      {content.introduction ? (
        <p className={styles.lede}>{content.introduction}</p>
      ) : (
        intro && <RichText html={intro} className={styles.lede} />
      )}
      <PackageFacts listed={listed} nights={nights} isAwaited={isAwaited} />
      <p>
        <OfferDetails
          offerName={name}
          content={content}
          includedAddons={includedIn(listed)}
          terms={listed.product?.bookingConditions?.terms ?? null}
        />
      </p>
    </header>
  );
}
