import { type Accommodation, shownPrice } from "@stays/domain";
import { BookUnit, RateFacts, Sidebar, UnitPrice } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { Skeleton } from "@stays/ui";
import { PropertyDetails } from "../property/property-details.tsx";
import type { PropertyDetailsProps } from "../property/property-page.tsx";
import { Amenities, Description, Offers } from "../property/sections.tsx";
import { type PropertyView, unitView } from "../property/use-property.ts";
import styles from "./cabin-details.module.css";
import { exceededLimit, useCapacityLimitText } from "./capacity-limit.ts";
import { UnitSection } from "./units-section.tsx";

export function CabinDetails({ view: ofProperty, item: cabin, parent }: PropertyDetailsProps) {
  const view = unitView(ofProperty, cabin);
  return (
    <PropertyDetails
      item={cabin}
      parent={parent}
      description={<Description content={cabin.content} />}
      side={
        <Sidebar
          search={view.search}
          summary={<UnitPrice products={cabin.products} isShort />}
          offer={<CabinOffer view={view} cabin={cabin} />}
        />
      }
    >
      <UnitSection view={view} unit={cabin} />
      <Offers property={parent ?? cabin} unit={parent && cabin} />
      <Amenities facilities={cabin.content.attributes} detailed />
    </PropertyDetails>
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
