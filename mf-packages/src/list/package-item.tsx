import { useVisit } from "@stays/contract";
import { cutIntroduction, INTRODUCTION_LENGTH } from "@stays/domain";
import { ItemName } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { LinkButton, useNearViewport, VisuallyHidden } from "@stays/ui";
import { useRef } from "react";
import { OfferDetails } from "../offer/offer-details.tsx";
import { includedIn } from "../packages/included.ts";
import { hasPriceWithoutProduct, type ListedPackage } from "../packages/listed-package.ts";
import { packageStay } from "../packages/package-stay.ts";
import { useWholePackage } from "../packages/use-whole-package.ts";
import type { PackageSearch } from "../search/package-search.ts";
import { PackageFacts } from "./package-facts.tsx";
import styles from "./package-item.module.css";
import type { PackageLayout } from "./package-layout.ts";
import { packageLink } from "./package-link.ts";
import { PackagePhoto } from "./package-photo.tsx";
import { PackagePrice } from "./package-price.tsx";

export interface PackageItemProps {
  readonly listed: ListedPackage;
  readonly search: PackageSearch;
  readonly layout: PackageLayout;
  readonly level: "h2" | "h3";
  /** Shows the supplier; false where all packages have the same one. */
  readonly withSupplier: boolean;
  /** The item is in the first viewport, so its photo loads eagerly. */
  readonly eager: boolean;
}

/** A package in a list: its contents and price without a click (PK-03). */
export function PackageItem({ listed: given, search, layout, level, withSupplier, eager }: PackageItemProps) {
  const { t } = useTexts("mf-packages");
  const { place } = useVisit();
  const item = useRef<HTMLLIElement>(null);
  const isAwaited = hasPriceWithoutProduct(given);
  const listed = useWholePackage(given, search, useNearViewport(item));
  const { stayPackage, product } = listed;
  const { content, name } = stayPackage;
  const to = packageLink(place, stayPackage);
  return (
    <li ref={isAwaited ? item : undefined} className={styles[layout]}>
      <PackagePhoto stayPackage={stayPackage} layout={layout} eager={eager} />
      <div className={styles.head}>
        <ItemName level={level} to={to}>
          {name}
        </ItemName>
        {withSupplier && <p className={styles.supplier}>{stayPackage.parentName}</p>}
      </div>
      <div className={styles.body}>
        {content.introduction && (
          <p className={styles.intro}>
            {cutIntroduction(content.introduction, INTRODUCTION_LENGTH.stayPackage)}
          </p>
        )}
        <OfferDetails
          offerName={name}
          content={content}
          includedAddons={includedIn(listed)}
          terms={product?.bookingConditions?.terms ?? null}
        />
        <PackageFacts listed={listed} isAwaited={isAwaited} />
      </div>
      <div className={styles.end}>
        <PackagePrice
          stayPackage={stayPackage}
          stay={packageStay(listed, search)}
          align={layout === "photo" || layout === "tile" ? "start" : "end"}
        />
        <LinkButton to={to} variant="secondary" size="small">
          <span>{t("view")}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </LinkButton>
      </div>
    </li>
  );
}
