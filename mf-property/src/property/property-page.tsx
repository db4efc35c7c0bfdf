import { usePageContext, useSettings, useTrackView } from "@stays/contract";
import { type Accommodation, saving, shownPrice } from "@stays/domain";
import { accommodationLink } from "@stays/routes";
import { DetailsSkeleton, MissingItem, MissingProperty, StayBoundary } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import type { ComponentType } from "react";
import { findRequestedItem, type PropertyView, useProperty } from "./use-property.ts";

export interface PropertyDetailsProps {
  readonly view: PropertyView;
  /** The property, or the cabin or room that the URL names. */
  readonly item: Accommodation;
  readonly parent?: Accommodation | undefined;
}

interface PropertyPageProps {
  readonly Details: ComponentType<PropertyDetailsProps>;
}

/** The frame of a property page: skeleton, failure, missing property or unit, or the details (CD-05). */
export function PropertyPage({ Details }: PropertyPageProps) {
  const { t } = useTexts("mf-property");
  return (
    <StayBoundary skeleton={<DetailsSkeleton label={t("loading")} />}>
      <LoadedPage Details={Details} />
    </StayBoundary>
  );
}

function LoadedPage({ Details }: PropertyPageProps) {
  const { t } = useTexts("mf-property");
  const view = useProperty();
  const detailId = view?.search.detailId ?? null;
  const item = view && findRequestedItem(view, detailId);
  useTrackStay(view, item);
  if (!view)
    return (
      <MissingProperty title={t("missingProperty")} list={{ label: t("seeAllStays"), route: "stayslist" }} />
    );
  if (!item) return <MissingUnit property={view.content} />;
  return <Details view={view} item={item} parent={detailId === null ? undefined : view.property} />;
}

/** Reports the stay of the page with the price that it shows, once for each stay, dates, guests and code. */
function useTrackStay(view: PropertyView | null, item: Accommodation | null): void {
  const { currency } = useSettings();
  const { start, end, persons, promoCode } = usePageContext().search;
  const isReady = item !== null && view?.prices.kind !== "loading";
  useTrackView(isReady ? JSON.stringify([item.id, start, end, persons, promoCode]) : null, () => {
    if (!view || !item) return null;
    const price = view.prices.kind === "priced" ? shownPrice(item.products)?.product.price : undefined;
    return {
      event: "view_item",
      currency: price?.currency ?? currency,
      coupon: promoCode ?? undefined,
      items: [
        {
          item_id: item.id,
          item_name: item.name,
          item_category: "accommodation",
          item_brand: item.id === view.content.id ? undefined : view.content.name,
          price: price?.amount,
          discount: (price && saving(price)) || undefined,
          quantity: 1,
        },
      ],
    };
  });
}

/** The page for a cabin or room that does not exist, with a link back to its property (CB-01, RM-01). */
function MissingUnit({ property }: { readonly property: Accommodation }) {
  const { route } = usePageContext();
  const { results } = useSettings();
  const { t } = useTexts("mf-property");
  return (
    <MissingItem
      title={t(route.name === "room" ? "missingRoom" : "missingCabin")}
      back={{
        label: t("backTo", { property: property.name }),
        to: accommodationLink(route.language, property, results.detailLinks, route.search),
      }}
      logged={`${route.name} ${route.params.detailId} of property ${route.params.id}`}
    >
      {t("missingUnitText", { property: property.name })}
    </MissingItem>
  );
}
