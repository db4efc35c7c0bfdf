import { CONTRACT_VERSION } from "@stays/contract";

import { priceTexts } from "../rates/price-texts.ts";

export { texts } from "../../texts/texts.ts";
export const sharedTexts = [priceTexts];
export { RateModal as Slot } from "../rates/rate-modal.tsx";

/** Contract version that this slot was built for. */
export const contract = CONTRACT_VERSION;
