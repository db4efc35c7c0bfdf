import { MAP_NAMESPACE, mapTexts } from "@stays/map/texts";
import { propertySharedTexts } from "@stays/stay-page";

/** The exports that all six pages share besides their `Page` (contract: `PageModule`). */
export { CONTRACT_VERSION as contract } from "@stays/contract";
export { texts } from "../../texts/texts.ts";
export { propertyHead as head } from "../head/property-head.ts";
export { propertyQueries as queries } from "../property/property.query.ts";
export const sharedTexts = [...propertySharedTexts, { namespace: MAP_NAMESPACE, load: mapTexts }];
