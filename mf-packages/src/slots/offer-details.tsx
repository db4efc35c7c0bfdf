import { CONTRACT_VERSION, type SlotProps } from "@stays/contract";
import { addonNames } from "@stays/domain";
import { OfferDetails } from "../offer/offer-details.tsx";

export { texts } from "../../texts/texts.ts";
export const contract = CONTRACT_VERSION;

/** The slot with the button `Read about {offer}` and its offer modal (PK-05). */
export function Slot({ includedAddons, ...offer }: SlotProps["packages.offer-details"]) {
  return <OfferDetails {...offer} includedAddons={addonNames(includedAddons)} />;
}
