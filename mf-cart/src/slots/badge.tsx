import { CONTRACT_VERSION } from "@stays/contract";

export { texts } from "../../texts/texts.ts";
export { BasketBadge as Slot } from "../badge/basket-badge.tsx";

/** Contract version that this slot was built for. */
export const contract = CONTRACT_VERSION;
