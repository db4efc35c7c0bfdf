import { useVisit } from "@stays/contract";
import { lazyPart } from "@stays/ui";
import { Suspense } from "react";
import { useDeviceValue } from "../device/use-device-value.ts";
import { memory } from "../memory/visitor-memory.ts";

const Comparison = lazyPart(() =>
  import(/* webpackChunkName: "plan" */ "./comparison.tsx").then((module) => module.Comparison),
);

/** Comparison of the address, and the stays chosen for one; the code loads with the first of them. */
export function ComparisonView() {
  const isOpen = /[?&]compare=/.test(useVisit().place.search);
  const hasChosen = useDeviceValue(memory.compared).length > 0;
  return <Suspense>{(isOpen || hasChosen) && <Comparison isOpen={isOpen} />}</Suspense>;
}
