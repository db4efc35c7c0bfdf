import { CONTRACT_VERSION } from "@stays/contract";

export { texts } from "../../texts/texts.ts";
export { CartTab as Slot } from "../cart-tab/cart-tab.tsx";

/** Contract version that this slot was built for. */
export const contract = CONTRACT_VERSION;
