import { useVisit } from "@stays/contract";
import { CountdownToBasket, NoDatesToBasket, useActivityTexts } from "@stays/day-booking";
import { useTexts } from "@stays/texts";
import { Button, FailureNote } from "@stays/ui";
import { goesOn, type NothingReason } from "./recommendation.ts";

/** Whether the visitor has said that they stay on the page, and how that is told. */
export interface Staying {
  readonly isStaying: boolean;
  readonly onStay: () => void;
}

interface NothingRecommendedProps extends Staying {
  readonly reason: NothingReason;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/**
 * Nothing to recommend, or it could not be loaded: on to the basket, or a failure where the address stops that (UP-04,
 * ruling 30). What may be cured by trying again can be tried again meanwhile (ruling 44).
 */
export function NothingRecommended(props: NothingRecommendedProps) {
  const { reason, isRetrying, onRetry, isStaying, onStay } = props;
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  const { place } = useVisit();
  if (!goesOn(place.search))
    return <FailureNote message={t("failMessage")} busy={isRetrying} onRetry={onRetry} />;
  if (reason === "noDates") return <NoDatesToBasket isStaying={isStaying} onStay={onStay} />;
  return (
    <CountdownToBasket
      message={activity.t(reason === "none" ? "nothingOnDates" : "fetchFailed")}
      isStaying={isStaying}
      onStay={onStay}
    >
      {reason === "failed" && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      )}
    </CountdownToBasket>
  );
}
