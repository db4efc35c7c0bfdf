import { usePageContext, useSettings } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
import { accommodationLink, linkTo } from "@stays/routes";
import {
  Gallery,
  PropertyLayout,
  Sidebar,
  SideSkeleton,
  usePropertyTexts,
  useUrlAlias,
} from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { AfterPage, Breadcrumb, classNames, Price } from "@stays/ui";
import { PackagePrice } from "../list/package-price.tsx";
import { packageStay } from "../packages/package-stay.ts";
import type { PackageSearch } from "../search/package-search.ts";
import { AboutPackage } from "./about-package.tsx";
import styles from "./package-details.module.css";
import { PackageHeader } from "./package-header.tsx";
import { PackageUnits } from "./package-units.tsx";
import type { PackageView } from "./package-view.ts";

/** A typical price; its text sets the height of the reserved space. */
const USUAL = { amount: 10_000, originalAmount: null, currency: "SEK" };

/** The details of one package, its accommodations, and the search sidebar (PK-02). */
export function PackageDetails({
  view,
  property,
  search,
  onRetry,
}: {
  readonly view: PackageView;
  /** The property's content, without prices. */
  readonly property: Accommodation;
  readonly search: PackageSearch;
  readonly onRetry: () => void;
}) {
  const { t } = useTexts("mf-packages");
  const { t: shared } = usePropertyTexts();
  const { route } = usePageContext();
  const { detailLinks } = useSettings().results;
  const { stayPackage } = view.listed;
  const { language, params, search: query } = route;
  const stay = packageStay(view.listed, search);
  useUrlAlias(stayPackage.urlAlias);
  const isAwaited = view.kind === "loading" && !stayPackage.price;
  // While it is loading, an invisible price has its space.
  const pricedPackage = isAwaited ? { ...stayPackage, price: USUAL } : stayPackage;
  const price = pricedPackage.price && (
    <div
      aria-hidden={isAwaited || undefined}
      className={classNames(styles.price, isAwaited && styles.awaited)}
    >
      <PackagePrice stayPackage={pricedPackage} stay={stay} align="start" />
    </div>
  );
  const summary = stayPackage.price && (
    <Price
      amount={stayPackage.price.amount}
      currency={stayPackage.price.currency}
      from={stayPackage.products.length > 1}
      basis={shared("nights", { count: stay.nights })}
    />
  );
  return (
    <PropertyLayout
      top={
        <>
          <Breadcrumb
            crumbs={[
              { label: property.name, to: accommodationLink(language, property, detailLinks, query) },
              {
                label: t("packages"),
                to: linkTo(language, { route: "packagepage", params: { id: params.id }, search: query }),
              },
              { label: stayPackage.name },
            ]}
          />
          <Gallery images={stayPackage.content.images} />
        </>
      }
      intro={
        <PackageHeader
          listed={view.listed}
          nights={pricedPackage.price ? stay.nights : 0}
          isAwaited={isAwaited}
        />
      }
      side={
        <AfterPage skeleton={<SideSkeleton />}>
          <Sidebar search={search} summary={summary} offer={price} />
        </AfterPage>
      }
    >
      <AfterPage>
        <PackageUnits view={view} search={search} onRetry={onRetry} />
        <AboutPackage content={stayPackage.content} />
      </AfterPage>
    </PropertyLayout>
  );
}
