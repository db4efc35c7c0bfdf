import { CONTRACT_VERSION } from "@stays/contract";

export { texts } from "../../texts/texts.ts";
export { CartTab as Slot } from "../cart-tab/cart-tab.tsx";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
