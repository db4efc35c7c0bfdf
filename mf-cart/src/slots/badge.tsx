import { CONTRACT_VERSION } from "@stays/contract";

export { texts } from "../../texts/texts.ts";
export { BasketBadge as Slot } from "../badge/basket-badge.tsx";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
