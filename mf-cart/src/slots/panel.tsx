import { CONTRACT_VERSION } from "@stays/contract";

export { texts } from "../../texts/texts.ts";
export { BasketPanel as Slot } from "../basket-panel/basket-panel.tsx";

/** Contract version that this slot was built for. */
export const contract = CONTRACT_VERSION;
