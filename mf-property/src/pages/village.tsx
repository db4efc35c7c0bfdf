import { PropertyPage } from "../property/property-page.tsx";
import { VillageDetails } from "../village/village-details.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** The page of a cabin village. */
export function Page() {
  return <PropertyPage>{(view) => <VillageDetails view={view} />}</PropertyPage>;
}
