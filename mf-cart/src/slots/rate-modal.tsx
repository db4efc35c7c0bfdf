import { CONTRACT_VERSION } from "@stays/contract";

export { texts } from "../../texts/texts.ts";
export { RateModal as Slot } from "../rates/rate-modal.tsx";

/** Contract version that this slot was built for. */
export const contract = CONTRACT_VERSION;
