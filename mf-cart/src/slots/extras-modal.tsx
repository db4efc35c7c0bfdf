import { CONTRACT_VERSION } from "@stays/contract";

export { texts } from "../../texts/texts.ts";
export { ExtrasModal as Slot } from "../extras/extras-modal.tsx";

/** The contract version that this slot was written to. */
export const contract = CONTRACT_VERSION;
