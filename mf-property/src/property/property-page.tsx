import { usePageContext, useSettings, useTrackView } from "@stays/contract";
import { type Accommodation, saving, shownPrice } from "@stays/domain";
import { accommodationLink } from "@stays/routes";
import { DetailsSkeleton, MissingItem, MissingProperty, StayBoundary } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import type { ReactNode } from "react";
import { findRequestedItem, type PropertyView, useProperty } from "./use-property.ts";

type PropertyContent = (view: PropertyView) => ReactNode;

/** The frame of a property page: skeleton, failure, missing property, or the details (CD-05). */
export function PropertyPage({ children }: { readonly children: PropertyContent }) {
  const { t } = useTexts("mf-property");
  return (
    <StayBoundary skeleton={<DetailsSkeleton label={t("loading")} />}>
      <Found>{children}</Found>
    </StayBoundary>
  );
}

function Found({ children }: { readonly children: PropertyContent }) {
  const { t } = useTexts("mf-property");
  const view = useProperty();
  useTrackStay(view);
  if (view) return children(view);
  return (
    <MissingProperty title={t("missingProperty")} list={{ label: t("seeAllStays"), route: "stayslist" }} />
  );
}

/** Reports the stay of the page with the price that it shows, once for each stay, dates, guests and code. */
function useTrackStay(view: PropertyView | null): void {
  const { currency } = useSettings();
  const stay = view && findRequestedItem(view, view.search.detailId);
  const isReady = stay !== null && view?.prices.kind !== "loading";
  const { start, end, persons, promoCode } = usePageContext().search;
  const key = isReady ? JSON.stringify([stay.id, start, end, persons, promoCode]) : null;
  useTrackView(key, () => {
    if (!view || !stay) return null;
    const price = view.prices.kind === "priced" ? shownPrice(stay.products)?.product.price : undefined;
    return {
      event: "view_item",
      currency: price?.currency ?? currency,
      coupon: promoCode ?? undefined,
      items: [
        {
          item_id: stay.id,
          item_name: stay.name,
          item_category: "accommodation",
          item_brand: stay.id === view.content.id ? undefined : view.content.name,
          price: price?.amount,
          discount: (price && saving(price)) || undefined,
          quantity: 1,
        },
      ],
    };
  });
}

/**
 * The frame of the page of a cabin or room in a property. It renders the details, or a link back to the
 * property when the unit does not exist (CB-01, RM-01).
 */
export function UnitPage({
  kind,
  children,
}: {
  readonly kind: "cabin" | "room";
  readonly children: (view: PropertyView, unit: Accommodation) => ReactNode;
}) {
  return (
    <PropertyPage>
      {(view) => {
        const unit = findRequestedItem(view, view.search.detailId);
        return unit ? children(view, unit) : <MissingUnit kind={kind} property={view.content} />;
      }}
    </PropertyPage>
  );
}

function MissingUnit({
  kind,
  property,
}: {
  readonly kind: "cabin" | "room";
  readonly property: Accommodation;
}) {
  const { route } = usePageContext();
  const { results } = useSettings();
  const { t } = useTexts("mf-property");
  return (
    <MissingItem
      title={t(kind === "cabin" ? "missingCabin" : "missingRoom")}
      back={{
        label: t("backTo", { property: property.name }),
        to: accommodationLink(route.language, property, results.detailLinks, route.search),
      }}
      logged={`${kind} ${route.params.detailId} of property ${route.params.id}`}
    >
      {t("missingUnitText", { property: property.name })}
    </MissingItem>
  );
}
