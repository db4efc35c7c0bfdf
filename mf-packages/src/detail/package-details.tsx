import { usePageContext, useSettings, useTrackView } from "@stays/contract";
import { type Accommodation, aboutHtml, type Content, introHtml } from "@stays/domain";
import { accommodationLink, linkTo } from "@stays/routes";
import {
  Gallery,
  PropertyLayout,
  Section,
  Sidebar,
  SideSkeleton,
  usePropertyTexts,
  useUrlAlias,
} from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { AfterPage, Breadcrumb, classNames, muted, Price, RichText, stack } from "@stays/ui";
import { type ListedPackage, listIncluded, packageItem, packageStay } from "../list/listed-package.ts";
import { PackageFacts } from "../list/package-facts.tsx";
import { PackagePrice } from "../list/package-price.tsx";
import type { PackageSearch } from "../list/package-search.ts";
import { OfferDetails } from "../offers/offer-details.tsx";
import styles from "./package-details.module.css";
import { PackageUnits } from "./package-units.tsx";
import type { PackageView } from "./package-view.ts";

/** A typical price; its text sets the height of the reserved space. */
const USUAL = { amount: 10_000, originalAmount: null, currency: "SEK" };

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
  const { results, currency } = useSettings();
  const { stayPackage } = view.listed;
  const { language, params, search: query } = route;
  const stay = packageStay(view.listed, search);
  useUrlAlias(stayPackage.urlAlias);
  const { start, end, persons } = search;
  useTrackView(
    view.kind === "loading" ? null : JSON.stringify([stayPackage.id, start, end, persons]),
    () => ({
      event: "view_item",
      currency: stayPackage.price?.currency ?? currency,
      items: [packageItem(stayPackage)],
    }),
  );
  const isAwaited = view.kind === "loading" && !stayPackage.price;
  // While it is loading, an invisible price has its space.
  const pricedPackage = isAwaited ? { ...stayPackage, price: USUAL } : stayPackage;
  const price = pricedPackage.price && (
    <div
      aria-hidden={isAwaited || undefined}
      className={classNames(styles.price, isAwaited && styles.awaited)}
    >
      <PackagePrice stayPackage={pricedPackage} stay={stay} />
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
              { label: property.name, to: accommodationLink(language, property, results.detailLinks, query) },
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

function PackageHeader({
  listed,
  nights,
  isAwaited,
}: {
  readonly listed: ListedPackage;
  /** Nights of the stay that the price is for; 0 without a price. */
  readonly nights: number;
  readonly isAwaited: boolean;
}) {
  const { name, parentName, content } = listed.stayPackage;
  const intro = introHtml(content);
  return (
    <header className={stack(3)}>
      <h1>{name}</h1>
      <p className={muted()}>{parentName}</p>
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
          includedAddons={listIncluded(listed)}
          terms={listed.product?.bookingConditions?.terms ?? null}
        />
      </p>
    </header>
  );
}

/** The numbered text About (102) of a package, else its description; nothing without either (PK-02). */
function AboutPackage({ content }: { readonly content: Content }) {
  const { t } = useTexts("mf-packages");
  const html = aboutHtml(content) ?? content.description;
  if (!html) return null;
  return (
    <Section title={t("about")}>
      <RichText html={html} className={styles.about} />
    </Section>
  );
}
