import { CONTRACT_VERSION } from "@stays/contract";

export { AddButton as Slot } from "../add-button/add-button.tsx";
export { texts } from "../texts/texts.ts";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
