import { CONTRACT_VERSION } from "@stays/contract";

export { FailureModal as Slot } from "../failure/failure-modal.tsx";
export { texts } from "../texts/texts.ts";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
