import { type SiteSettings, usePageContext } from "@stays/contract";
import {
  contentDigits,
  cutIntroduction,
  IMAGE_SIZES,
  INTRODUCTION_LENGTH,
  mainFirst,
  type StayPackage,
} from "@stays/domain";
import { type ItemLayout, ItemRow, itemPhoto } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import {
  type ElementNode,
  LinkButton,
  muted,
  onLinkOpened,
  Photo,
  PhotoCarousel,
  useNearItem,
  useNearViewport,
  VisuallyHidden,
} from "@stays/ui";
import { OfferDetails } from "../offers/offer-details.tsx";
import {
  type ListedPackage,
  listedPackages,
  listIncluded,
  packageLink,
  packageStay,
} from "./listed-package.ts";
import { PackageFacts } from "./package-facts.tsx";
import { PackagePrice } from "./package-price.tsx";
import type { PackageSearch } from "./package-search.ts";
import { usePrices } from "./use-packages.ts";

/** The layouts of items by the setting `packages.listLayout`. */
export const packageLayouts = {
  tile: "card",
  photo: "cover",
  standard: "row",
  list: "small",
} as const satisfies Readonly<Record<SiteSettings["packages"]["listLayout"], ItemLayout>>;

type PackageLayout = (typeof packageLayouts)[keyof typeof packageLayouts];

const SIZES = { cover: IMAGE_SIZES.tile, row: IMAGE_SIZES.card, small: IMAGE_SIZES.offer } as const;

/** The picture of a package in a list. Cards have a carousel with all pictures (PK-03). */
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
  const photo = {
    ratio: layout === "cover" || layout === "card" ? "16 / 9" : "fill",
    eager,
    className: itemPhoto,
  };
  return layout === "card" ? (
    <PhotoCarousel {...photo} images={images} size={IMAGE_SIZES.tile} label={name} />
  ) : (
    <Photo {...photo} image={images[0]} size={SIZES[layout]} />
  );
}

interface PackageItemProps {
  readonly listed: ListedPackage;
  /** Position in the list. */
  readonly index: number;
  readonly search: PackageSearch;
  readonly layout: PackageLayout;
  readonly level: "h2" | "h3";
  readonly eager: boolean;
  readonly onOpen: (stayPackage: StayPackage) => void;
}

export function PackageItem({ listed, index, search, layout, level, eager, onOpen }: PackageItemProps) {
  const { t } = useTexts("mf-packages");
  const { route } = usePageContext();
  const { ref, isNear } = useNearItem<HTMLLIElement>(listed.stayPackage, index);
  const isNeeded = useNearViewport(ref);
  const { stayPackage } = listed;
  const isAwaited = stayPackage.price !== null && listed.product === null;
  const whole = { listed, prices: isNeeded && isAwaited ? search.prices : null };
  const { content, name, parentName } = stayPackage;
  const to = packageLink(route, stayPackage);
  return (
    <ItemRow
      ref={ref}
      isNear={isNear}
      layout={layout}
      level={level}
      name={name}
      to={to}
      {...onLinkOpened(() => onOpen(stayPackage))}
      photo={<PackagePhoto stayPackage={stayPackage} layout={layout} eager={eager} />}
      seller={search.propertyId === null && <p className={muted("sm")}>{parentName}</p>}
      introduction={cutIntroduction(content.introduction, INTRODUCTION_LENGTH.stayPackage)}
      price={
        isNear ? (
          <WholePackage {...whole}>
            {(shown) => <PackagePrice stayPackage={stayPackage} stay={packageStay(shown, search)} />}
          </WholePackage>
        ) : (
          <PackagePrice stayPackage={stayPackage} stay={packageStay(listed, search)} isBare />
        )
      }
      action={
        <LinkButton to={to} variant="secondary" size="small">
          <span>{t("view")}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </LinkButton>
      }
    >
      <WholePackage {...whole}>
        {(shown) => (
          <>
            <OfferDetails
              offerName={name}
              content={content}
              includedAddons={listIncluded(shown)}
              terms={shown.product?.bookingConditions?.terms ?? null}
            />
            <PackageFacts listed={shown} isAwaited={isAwaited} />
          </>
        )}
      </WholePackage>
    </ItemRow>
  );
}

/**
 * Loads a package with its product, near the viewport. Of all packages, Galaxy sends only the product of each
 * supplier's cheapest; the others come from one request per supplier. Rows far from it have no query: hundreds of
 * them would take a fifth of a rendering.
 */
function WholePackage({
  listed,
  prices,
  children,
}: {
  readonly listed: ListedPackage;
  /** null = nothing is requested. */
  readonly prices: PackageSearch["prices"];
  readonly children: (listed: ListedPackage) => ElementNode;
}) {
  const { parentId, packageId } = listed.stayPackage;
  const { data } = usePrices(prices && { ...prices, productId: contentDigits(parentId) });
  const listedOfProperty = data?.accommodations.flatMap(listedPackages);
  const product = listedOfProperty?.find(({ stayPackage }) => stayPackage.packageId === packageId)?.product;
  return children(product ? { ...listed, product } : listed);
}
