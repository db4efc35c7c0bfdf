import { DetailsSkeleton, MissingProperty, StayBoundary } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import type { ReactNode } from "react";
import { type PropertyView, useProperty } from "./use-property.ts";

type PropertyContent = (view: PropertyView) => ReactNode;

/** The frame of a property page: skeleton, failure, missing property, or the details (CD-05). */
export function PropertyPage({ children }: { readonly children: PropertyContent }) {
  const { t } = useTexts("mf-property");
  return (
    <StayBoundary operation="get-accommodation-content" skeleton={<DetailsSkeleton label={t("loading")} />}>
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
