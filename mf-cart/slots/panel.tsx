import { CONTRACT_VERSION } from "@stays/contract";

export { BasketPanel as Slot } from "../basket-panel/basket-panel.tsx";
export { texts } from "../texts/texts.ts";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
