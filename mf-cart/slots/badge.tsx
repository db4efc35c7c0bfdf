import { CONTRACT_VERSION } from "@stays/contract";

export { BasketBadge as Slot } from "../badge/basket-badge.tsx";
export { texts } from "../texts/texts.ts";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
