import { BreadcrumbSkeleton, GallerySkeleton, PropertyLayout } from "@stays/property";
import { useTexts } from "@stays/texts";
import { Skeleton, StatusText } from "@stays/ui";

/** The page in its final geometry while its content is awaited. */
export function PropertySkeleton() {
  const { t } = useTexts("mf-property");
  return (
    <PropertyLayout
      top={
        <>
          <BreadcrumbSkeleton />
          <GallerySkeleton />
        </>
      }
      side={<Skeleton height="46rem" />}
      intro={
        <>
          <StatusText hidden>{t("loading")}</StatusText>
          <Skeleton kind="title" width="60%" />
          <Skeleton kind="text" width="40%" />
          <Skeleton kind="text" />
          <Skeleton kind="text" width="80%" />
        </>
      }
    />
  );
}
