import { usePageContext, useReport } from "@stays/contract";
import { linkTo, type RouteName } from "@stays/routes";
import { FailureNote, LinkButton, muted, QueryBoundary } from "@stays/ui";
import { type ReactNode, useEffect } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import { PageFrame } from "./property-layout.tsx";
import styles from "./stay-boundary.module.css";

/** The boundary of a page: a skeleton while loading, and a short failure with Try again (CD-05). */
export function StayBoundary({
  skeleton,
  children,
}: {
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = usePropertyTexts();
  return (
    <QueryBoundary
      fallback={skeleton}
      failed={(retry) => (
        <PageFrame>
          <div className={styles.failure}>
            <FailureNote message={t("failMessageShort")} onRetry={retry} />
          </div>
        </PageFrame>
      )}
    >
      {children}
    </QueryBoundary>
  );
}

/** The page for a URL whose item does not exist: a message, a log entry and a link to continue (CB-01). */
export function MissingItem({
  title,
  children,
  back,
  logged,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly back: { readonly label: string; readonly to: string };
  /** The missing item, for the log. */
  readonly logged: string;
}) {
  const report = useReport();
  const { name: route } = usePageContext().route;
  useEffect(() => {
    report({ operation: `page ${route}`, message: `not found in the response: ${logged}` });
  }, [report, route, logged]);
  return (
    <PageFrame>
      <div className={styles.missing}>
        <h1>{title}</h1>
        <p className={muted()}>{children}</p>
        <LinkButton to={back.to}>{back.label}</LinkButton>
      </div>
    </PageFrame>
  );
}

/** The page for a URL whose id belongs to no property, with a link to the list that has the others. */
export function MissingProperty({
  title,
  list,
}: {
  readonly title: string;
  readonly list: { readonly label: string; readonly route: RouteName };
}) {
  const { t } = usePropertyTexts();
  const { language, params, search } = usePageContext().route;
  const to = linkTo(language, { route: list.route, search });
  return (
    <MissingItem title={title} back={{ label: list.label, to }} logged={`property ${params.id}`}>
      {t("missingPropertyText")}
    </MissingItem>
  );
}
