import { CONTRACT_VERSION, type PageHead, type PageModule, useVisit, type Visit } from "@stays/contract";
import type { QueryClient } from "@stays/query";
import type { Translate } from "@stays/texts";
import { OwnTrip } from "../trip/own-trip.tsx";
import { sharedTripIn } from "../trip/shared-trip.ts";
import { sharedTripHead } from "../trip/shared-trip-head.ts";
import { SharedTrip } from "../trip/shared-trip-view.tsx";
import { stayContentQueries } from "../trip/stay-names.ts";
import { tripTexts } from "../trip/trip-texts.ts";

export { texts } from "../../texts/texts.ts";
export const contract = CONTRACT_VERSION;
export const sharedTexts = [tripTexts];

// The basket is one visitor's, so the server requests only what the address of a shared trip names.
export const queries: PageModule["queries"] = ({ place }) => {
  const shared = sharedTripIn(place.search);
  return shared ? stayContentQueries(shared) : [];
};

export function head(visit: Visit, data: QueryClient, t: Translate<"mf-cart">): PageHead {
  const shared = sharedTripIn(visit.place.search);
  return shared ? sharedTripHead(shared, visit, data, t) : { title: t("yourTrip") };
}

/** The page of a trip: the visitor's own, or one that a link shows. */
export function Page() {
  const { search } = useVisit().place;
  const shared = sharedTripIn(search);
  return shared ? <SharedTrip trip={shared} /> : <OwnTrip />;
}
