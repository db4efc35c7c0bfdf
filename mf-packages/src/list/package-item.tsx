import { type SiteSettings, usePageContext } from "@stays/contract";
import {
  contentDigits,
  cutIntroduction,
  IMAGE_SIZES,
  INTRODUCTION_LENGTH,
  mainFirst,
  type StayPackage,
} from "@stays/domain";
import { ItemName } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { LinkButton, Photo, PhotoCarousel, useNearViewport, VisuallyHidden } from "@stays/ui";
import { useRef } from "react";
import { OfferDetails } from "../offer/offer-details.tsx";
import { includedIn } from "../packages/included.ts";
import { hasPriceWithoutProduct, type ListedPackage, listedPackages } from "../packages/listed-package.ts";
import { packageStay } from "../packages/package-stay.ts";
import { usePrices } from "../packages/use-prices.ts";
import type { PackageSearch } from "../search/package-search.ts";
import { PackageFacts } from "./package-facts.tsx";
import styles from "./package-item.module.css";
import { packageLink } from "./package-link.ts";
import { PackagePrice } from "./package-price.tsx";

const SIZES = {
  photo: IMAGE_SIZES.tile,
  standard: IMAGE_SIZES.card,
  list: IMAGE_SIZES.offer,
} as const;

/** The picture of a package in a list. Tiles have a carousel with all pictures (PK-03). */
function PackagePhoto({
  stayPackage: { content, name },
  layout,
  eager,
}: {
  readonly stayPackage: StayPackage;
  readonly layout: PackageLayout;
  readonly eager: boolean;
}) {
  const images = mainFirst(content.images);
  if (layout === "tile")
    return (
      <PhotoCarousel
        images={images}
        size={IMAGE_SIZES.tile}
        label={name}
        ratio="16 / 9"
        eager={eager}
        className={styles.carousel}
      />
    );
  return (
    <Photo
      image={images[0]}
      size={SIZES[layout]}
      ratio={layout === "photo" ? "16 / 9" : "fill"}
      eager={eager}
      className={styles.picture}
    />
  );
}

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
  const { route } = usePageContext();
  const item = useRef<HTMLLIElement>(null);
  const isAwaited = hasPriceWithoutProduct(given);
  const listed = useWholePackage(given, search, useNearViewport(item));
  const { stayPackage, product } = listed;
  const { content, name } = stayPackage;
  const to = packageLink(route, stayPackage);
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

/**
 * Loads a package with its product. For all packages, Galaxy sends only the product of each supplier's
 * cheapest package. Other products come from one request per supplier, sent when a package is near the
 * viewport.
 *
 * @param isSeen whether the package is near the viewport
 */
function useWholePackage(
  listed: ListedPackage,
  { prices }: Pick<PackageSearch, "prices">,
  isSeen: boolean,
): ListedPackage {
  const { parentId, packageId } = listed.stayPackage;
  const isAsked = isSeen && prices !== null && hasPriceWithoutProduct(listed);
  const { data } = usePrices(isAsked ? { ...prices, productId: contentDigits(parentId) } : null);
  const listedOfProperty = data?.accommodations.flatMap(listedPackages);
  const product = listedOfProperty?.find(({ stayPackage }) => stayPackage.packageId === packageId)?.product;
  return product ? { ...listed, product } : listed;
}

/** The four layouts of a package list (PK-03). */
type PackageLayout = SiteSettings["packages"]["listLayout"];
