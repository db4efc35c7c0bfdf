import { CONTRACT_VERSION } from "@stays/contract";

export { texts } from "../../texts/texts.ts";
export { RateModal as Slot } from "../rates/rate-modal.tsx";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
