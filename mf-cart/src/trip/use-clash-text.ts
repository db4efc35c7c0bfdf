import { useFormat } from "@stays/texts";
import type { Clash } from "./clash.ts";
import { periodText } from "./period-text.ts";
import type { TripEvent } from "./trip.ts";
import { useTripTexts } from "./trip-texts.ts";

/** Returns the text of what an event collides with. */
export function useClashText(event: TripEvent): (clash: Clash) => string {
  const { t } = useTripTexts();
  const format = useFormat();
  return (clash) => {
    switch (clash.kind) {
      case "overlap":
        return t("sameTime", {
          name: clash.other.name ?? t("anEvent"),
          period: periodText(clash.other, format),
        });
      case "beforeCheckIn":
        return t("endsBeforeCheckIn", { end: format.time(event.end), time: clash.time });
      case "duringCheckOut":
        return t("checkOutBefore", { time: clash.time });
      default:
        return t("noStay");
    }
  };
}
