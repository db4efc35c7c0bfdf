import { Skeleton, StatusText } from "@stays/ui";
import type { ReactNode } from "react";
import { GallerySkeleton } from "../gallery/gallery-skeleton.tsx";
import { BreadcrumbSkeleton } from "./breadcrumb-skeleton.tsx";
import { PropertyLayout } from "./property-layout.tsx";

/** The page of a property or package in its final geometry while its content is awaited. */
export function StorySkeleton({
  label,
  children = null,
}: {
  /** What is told of the waiting. */
  readonly label: string;
  /** What stands between the name and the introduction. */
  readonly children?: ReactNode;
}) {
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
          <StatusText hidden>{label}</StatusText>
          <Skeleton kind="title" width="60%" />
          {children}
          <Skeleton kind="text" width="80%" />
        </>
      }
    />
  );
}
