import { definePage, usePageContext } from "@stays/contract";
import { texts } from "../../texts/texts.ts";
import { OwnTrip } from "../trip/own-trip.tsx";
import { parseSharedTrip } from "../trip/shared-trip.ts";
import { sharedTripHead } from "../trip/shared-trip-head.ts";
import { SharedTrip } from "../trip/shared-trip-view.tsx";
import { stayContentQueries } from "../trip/stay-names.ts";
import { tripTexts } from "../trip/trip-texts.ts";

/** The page of a trip: the visitor's own, or one that a link shows. */
export const page = definePage({
  texts: [texts, tripTexts],
  // The basket is one visitor's, so the server requests only what the address of a shared trip names.
  queries({ route }) {
    const shared = parseSharedTrip(route.search);
    return shared ? stayContentQueries(shared) : [];
  },
  head(pageContext, data, t) {
    const shared = parseSharedTrip(pageContext.route.search);
    if (shared) return sharedTripHead(shared, pageContext, data, t);
    const { name } = pageContext.settings;
    return { title: t("yourTrip"), description: t("yourTripDescription", { destination: name }) };
  },
  Page: TripPage,
});

function TripPage() {
  const { search } = usePageContext().route;
  const shared = parseSharedTrip(search);
  return shared ? <SharedTrip trip={shared} /> : <OwnTrip />;
}
