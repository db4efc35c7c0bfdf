import { PropertyPage } from "../property/property-page.tsx";
import { VillageStory } from "../village/village-story.tsx";

export { contract, head, queries, sharedTexts, texts } from "./page-parts.ts";

/** A cabin village. */
export function Page() {
  return <PropertyPage>{(sight) => <VillageStory sight={sight} />}</PropertyPage>;
}
