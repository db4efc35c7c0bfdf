import { type SlotProps, usePageContext } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { PriceNote, Section } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Alert, TextLink } from "@stays/ui";
import { isNarrowed } from "../filter/list-filter.ts";
import { useShownPackages } from "../filter/use-shown-packages.ts";
import { PackageList } from "../list/package-list.tsx";
import { soldWith, untold } from "../packages/listed-package.ts";
import { usePackages } from "../packages/use-packages.ts";
import { packageSearch } from "../search/package-search.ts";
import { OffersSkeleton } from "./offers-skeleton.tsx";
import styles from "./property-offers.module.css";
import { SHOWN } from "./shown.ts";

/**
 * The first offers of a property or of one of its cabins, and a link to all of them. Renders nothing without
 * offers. Offers from the property's own prices show at once, while their included add-ons load.
 */
export function PropertyOffers({ propertyId, offers, unitId }: SlotProps["packages.offers"]) {
  const { t } = useTexts("mf-packages");
  const pageContext = usePageContext();
  const search = packageSearch(pageContext, propertyId);
  const packages = usePackages(search);
  const isKnown = packages.kind === "loading" && offers.length > 0;
  const listed = soldWith(unitId, isKnown ? { kind: "priced", packages: offers.map(untold) } : packages);
  const shown = useShownPackages(listed, search);
  if (listed.kind === "loading" && listed.packages.length > 0) return <OffersSkeleton />;
  const [first] = shown.packages;
  const [seller] = packages.parentNames;
  if (seller === undefined || (unitId !== undefined && !first)) return null;
  const { language, search: query } = pageContext.route;
  return (
    <Section title={t("offers")} id="offers">
      {packages.kind === "failed" && <PriceNote kind="failed" onRetry={packages.retryPrices} />}
      {first ? (
        <div className={styles.offers}>
          <PackageList packages={shown.packages.slice(0, SHOWN)} search={search} level="h3" />
        </div>
      ) : (
        <Alert tone="info" role="status" title={t("packagesNotAvailable")}>
          {t(isNarrowed(search) ? "noResultTextDesc" : "tryOtherDates")}
        </Alert>
      )}
      <p className={styles.all}>
        <TextLink to={linkTo(language, { route: "packagepage", params: { id: propertyId }, search: query })}>
          {t("allPackagesAt", { property: seller })}
        </TextLink>
      </p>
    </Section>
  );
}
