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
import { OfferDetails } from "../offers/offer-details.tsx";
import {
  type ListedPackage,
  listedPackages,
  listIncluded,
  packageLink,
  packageStay,
} from "./listed-package.ts";
import { PackageFacts } from "./package-facts.tsx";
import styles from "./package-item.module.css";
import { PackagePrice } from "./package-price.tsx";
import type { PackageSearch } from "./package-search.ts";
import { usePrices } from "./use-packages.ts";

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

interface PackageItemProps {
  readonly listed: ListedPackage;
  readonly search: PackageSearch;
  readonly layout: PackageLayout;
  readonly level: "h2" | "h3";
  readonly eager: boolean;
  readonly onOpen: (stayPackage: StayPackage) => void;
}

export function PackageItem({ listed: given, search, layout, level, eager, onOpen }: PackageItemProps) {
  const { t } = useTexts("mf-packages");
  const { route } = usePageContext();
  const item = useRef<HTMLLIElement>(null);
  const isNear = useNearViewport(item);
  const isAwaited = given.stayPackage.price !== null && given.product === null;
  const listed = useWholePackage(given, isNear && isAwaited ? search.prices : null);
  const { stayPackage, product } = listed;
  const { content, name } = stayPackage;
  const to = packageLink(route, stayPackage);
  return (
    <li
      ref={isAwaited ? item : undefined}
      className={styles[layout]}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest("a")) onOpen(stayPackage);
      }}
    >
      <PackagePhoto stayPackage={stayPackage} layout={layout} eager={eager} />
      <div className={styles.head}>
        <ItemName level={level} to={to}>
          {name}
        </ItemName>
        {search.propertyId === null && <p className={styles.supplier}>{stayPackage.parentName}</p>}
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
          includedAddons={listIncluded(listed)}
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
 * Loads a package with its product, near the viewport. Of all packages, Galaxy sends only the product of each
 * supplier's cheapest; the others come from one request per supplier.
 */
function useWholePackage(listed: ListedPackage, prices: PackageSearch["prices"]): ListedPackage {
  const { parentId, packageId } = listed.stayPackage;
  const { data } = usePrices(prices && { ...prices, productId: contentDigits(parentId) });
  const listedOfProperty = data?.accommodations.flatMap(listedPackages);
  const product = listedOfProperty?.find(({ stayPackage }) => stayPackage.packageId === packageId)?.product;
  return product ? { ...listed, product } : listed;
}

type PackageLayout = SiteSettings["packages"]["listLayout"];
