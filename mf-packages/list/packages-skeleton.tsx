import { BreadcrumbSkeleton, PropertyLayout } from "@stays/property";
import { Skeleton } from "@stays/ui";
import { PackageSkeletons } from "./package-skeletons.tsx";

/** A page with a list of packages while its content is awaited. */
export function PackagesSkeleton() {
  return (
    <PropertyLayout
      top={<BreadcrumbSkeleton />}
      intro={<Skeleton kind="title" width="60%" height="2.75rem" />}
      side={<Skeleton height="46rem" />}
    >
      <PackageSkeletons />
    </PropertyLayout>
  );
}
