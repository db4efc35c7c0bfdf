import { CONTRACT_VERSION } from "@stays/contract";

export { RateModal as Slot } from "../rates/rate-modal.tsx";
export { texts } from "../texts/texts.ts";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
