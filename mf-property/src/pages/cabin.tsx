import { CabinDetails } from "../cabins/cabin-details.tsx";
import { UnitPage } from "../property/unit-page.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** The page of a cabin in a village. */
export function Page() {
  return (
    <UnitPage kind="cabin">
      {(sight, cabin) => <CabinDetails sight={sight} cabin={cabin} parent={sight.property} />}
    </UnitPage>
  );
}
