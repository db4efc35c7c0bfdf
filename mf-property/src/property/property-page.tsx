import { usePageContext, useReport } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { DetailsSkeleton, MissingItem, PageFailure } from "@stays/stay-page";
import { useTexts } from "@stays/texts";
import { QueryBoundary } from "@stays/ui";
import type { ReactNode } from "react";
import { type PropertyView, useProperty } from "./use-property.ts";

type PropertyContent = (view: PropertyView) => ReactNode;

/** The frame of a property page: skeleton, failure, missing property, or the details. */
export function PropertyPage({ children }: { readonly children: PropertyContent }) {
  return (
    <PropertyBoundary>
      <Found>{children}</Found>
    </PropertyBoundary>
  );
}

function Found({ children }: { readonly children: PropertyContent }) {
  const view = useProperty();
  return view ? children(view) : <MissingProperty />;
}

/** The message for a URL whose id belongs to no property. */
function MissingProperty() {
  const { route } = usePageContext();
  const { t } = useTexts("mf-property");
  return (
    <MissingItem
      title={t("missingProperty")}
      back={{
        label: t("seeAllStays"),
        to: linkTo(route.language, { route: "stayslist", search: route.search }),
      }}
      logged={`property ${route.params.id}`}
    >
      {t("missingPropertyText")}
    </MissingItem>
  );
}

/** The boundary of a property page: a skeleton while loading, and a failure with Try again (CD-05). */
function PropertyBoundary({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts("mf-property");
  const report = useReport();
  return (
    <QueryBoundary
      fallback={<DetailsSkeleton label={t("loading")} />}
      failed={(retry) => <PageFailure message={t("failMessageShort")} onRetry={retry} />}
      onError={(cause) => report({ operation: "get-accommodation-content", message: cause.message, cause })}
    >
      {children}
    </QueryBoundary>
  );
}
