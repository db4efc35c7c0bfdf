import { CONTRACT_VERSION } from "@stays/contract";

export { texts } from "../../texts/texts.ts";
export { BasketPanel as Slot } from "../basket-panel/basket-panel.tsx";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
