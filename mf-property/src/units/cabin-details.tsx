import { useSettings } from "@stays/contract";
import { type Accommodation, hasPosition, shownPrice } from "@stays/domain";
import { BookUnit, RateFacts, Section, Sidebar, UnitPrice } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Skeleton } from "@stays/ui";
import { usePoint } from "../media/use-map-points.ts";
import { PropertyDetails } from "../property/property-details.tsx";
import { Amenities, Description, Offers } from "../property/sections.tsx";
import { type PropertyView, unitView } from "../property/use-property.ts";
import { PropertyPriceNote, UnitLine } from "./availability.tsx";
import styles from "./cabin-details.module.css";
import { exceededLimit, useCapacityLimitText } from "./capacity-limit.ts";

export function CabinDetails({
  view: ofProperty,
  cabin,
  parent,
}: {
  readonly view: PropertyView;
  readonly cabin: Accommodation;
  readonly parent?: Accommodation | undefined;
}) {
  const { attributes } = useSettings();
  const view = unitView(ofProperty, cabin);
  const itemOnMap = hasPosition(cabin.content.position) || !parent ? cabin : parent;
  return (
    <PropertyDetails
      item={cabin}
      parent={parent}
      maxFacts={attributes.maxTop}
      description={<Description content={cabin.content} />}
      points={usePoint(itemOnMap, itemOnMap === cabin ? parent?.id : null)}
      mapPointId={itemOnMap.id}
      side={
        <Sidebar
          search={view.search}
          summary={<UnitPrice products={cabin.products} isShort />}
          offer={<CabinOffer view={view} cabin={cabin} />}
        />
      }
    >
      <CabinAvailability view={view} cabin={cabin} />
      <Offers property={parent ?? cabin} unit={parent && cabin} />
      <Amenities facilities={cabin.content.attributes} detailed />
    </PropertyDetails>
  );
}

/** Whether the cabin is available. The sidebar shows its price. */
function CabinAvailability({ view, cabin }: { readonly view: PropertyView; readonly cabin: Accommodation }) {
  const { t } = useTexts("mf-property");
  return (
    <Section title={t("availability")} id="availability">
      <UnitLine view={view} />
      <PropertyPriceNote view={view} units={[cabin]} />
    </Section>
  );
}

function CabinOffer({ view, cabin }: { readonly view: PropertyView; readonly cabin: Accommodation }) {
  const { t } = useTexts("mf-property");
  const capacityLimitText = useCapacityLimitText();
  const { prices, property, search } = view;
  const best = shownPrice(cabin.products);
  if (prices.kind === "loading") return <Skeleton className={styles.offer} />;
  if (prices.kind === "none") {
    const exceeded = exceededLimit(cabin, search.persons);
    return <p className={styles.soldOut}>{exceeded ? capacityLimitText(exceeded) : t("soldOut")}</p>;
  }
  if (prices.kind !== "priced" || !best) return null;
  return (
    <div className={styles.offer}>
      <UnitPrice products={cabin.products} />
      <RateFacts product={best.product} unitId={cabin.id} />
      <BookUnit unit={cabin} property={property} searchId={prices.searchId} isWide />
    </div>
  );
}
