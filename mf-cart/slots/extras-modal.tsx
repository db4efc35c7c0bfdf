import { CONTRACT_VERSION } from "@stays/contract";

export { ExtrasModal as Slot } from "../extras/extras-modal.tsx";
export { texts } from "../texts/texts.ts";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
