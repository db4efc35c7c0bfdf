import { Skeleton } from "@stays/ui";

/** Skeleton of the calendar while its code loads. */
export function CalendarSkeleton() {
  return <Skeleton width="min(42rem, 80vw)" height="24rem" />;
}
