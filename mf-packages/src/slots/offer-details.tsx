import { defineSlot } from "@stays/contract";
import { addonNames } from "@stays/domain";
import { texts } from "../../texts/texts.ts";
import { OfferDetails } from "../offer/offer-details.tsx";

/** The slot with the button `Read about {offer}` and its offer modal (PK-05). */
export const slot = defineSlot<"packages.offer-details">({
  texts: [texts],
  Slot: ({ includedAddons, ...offer }) => (
    <OfferDetails {...offer} includedAddons={addonNames(includedAddons)} />
  ),
});
