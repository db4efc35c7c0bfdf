import { BreadcrumbSkeleton, GallerySkeleton, PropertyLayout } from "@stays/property";
import { useTexts } from "@stays/texts";
import { Skeleton, StatusText } from "@stays/ui";

/** A package's page in its final geometry while its content is awaited. */
export function PackageSkeleton() {
  const { t } = useTexts("mf-packages");
  return (
    <PropertyLayout
      top={
        <>
          <BreadcrumbSkeleton />
          <GallerySkeleton />
        </>
      }
      intro={
        <>
          <StatusText hidden>{t("loading")}</StatusText>
          <Skeleton kind="title" width="60%" />
          <Skeleton kind="text" width="80%" />
        </>
      }
      side={<Skeleton height="46rem" />}
    />
  );
}
