import { CabinDetails } from "../cabins/cabin-details.tsx";
import { UnitPage } from "../property/unit-page.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** The page of a cabin in a village. */
export function Page() {
  return (
    <UnitPage kind="cabin">
      {(view, cabin) => <CabinDetails view={view} cabin={cabin} parent={view.property} />}
    </UnitPage>
  );
}
