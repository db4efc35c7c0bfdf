import { usePageContext, useSettings } from "@stays/contract";
import type { Accommodation } from "@stays/domain";
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
  if (view) return children(view);
  return (
    <MissingProperty title={t("missingProperty")} list={{ label: t("seeAllStays"), route: "stayslist" }} />
  );
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
