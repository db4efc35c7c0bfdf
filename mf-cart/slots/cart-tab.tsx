import { CONTRACT_VERSION } from "@stays/contract";

export { CartTab as Slot } from "../cart-tab/cart-tab.tsx";
export { texts } from "../texts/texts.ts";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
