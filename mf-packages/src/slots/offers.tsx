import { defineSlot, type SlotProps, usePageContext, useTrack } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { PriceNote, propertySharedTexts, Section } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Alert, QueryBoundary, TextLink } from "@stays/ui";
import { texts } from "../../texts/texts.ts";
import { isNarrowed, useShownPackages } from "../list/list-filter.ts";
import { soldWith, withoutProduct } from "../list/listed-package.ts";
import { PackageList, PackageSkeletons } from "../list/package-list.tsx";
import { packageSearch } from "../list/package-search.ts";
import { usePackages } from "../list/use-packages.ts";
import styles from "./offers.module.css";

/** Offers on a property's own page. A link leads to the others. */
const OFFERS_SHOWN = 4;

export const slot = defineSlot<"packages.offers">({
  texts: [texts, ...propertySharedTexts],
  Slot: (props) => (
    <QueryBoundary fallback={<OffersSkeleton />}>
      <PropertyOffers {...props} />
    </QueryBoundary>
  ),
});

/** Offers from the property's own prices show at once, while their included add-ons load. */
function PropertyOffers({ propertyId, offers, unitId }: SlotProps["packages.offers"]) {
  const { t } = useTexts("mf-packages");
  const track = useTrack();
  const pageContext = usePageContext();
  const search = packageSearch(pageContext, propertyId);
  const packages = usePackages(search);
  const isKnown = packages.kind === "loading" && offers.length > 0;
  const listed = soldWith(
    unitId,
    isKnown ? { kind: "priced", packages: offers.map(withoutProduct) } : packages,
  );
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
          <PackageList
            packages={shown.packages.slice(0, OFFERS_SHOWN)}
            search={search}
            level="h3"
            onOpen={({ id, name }) =>
              track({ event: "select_promotion", promotion_id: id, promotion_name: name })
            }
          />
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

function OffersSkeleton() {
  const { t } = useTexts("mf-packages");
  return (
    <Section title={t("offers")}>
      <div className={styles.offers}>
        <PackageSkeletons count={OFFERS_SHOWN} />
      </div>
    </Section>
  );
}
