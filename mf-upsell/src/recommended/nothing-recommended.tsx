import { usePageContext } from "@stays/contract";
import { CountdownToBasket, NoDatesToBasket, useActivityTexts } from "@stays/day-booking";
import { useTexts } from "@stays/texts";
import { Button, FailureNote } from "@stays/ui";
import { goesOn, type NothingReason } from "./recommendation.ts";

/** Whether the visitor chose to stay on the page, and the callback for it. */
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
 * The state without recommendations: a countdown to the basket, or a failure note if the URL has
 * `redirectStop` (UP-04, ruling 30). After a failure that a retry may fix, Try again is offered during the
 * countdown (ruling 44).
 */
export function NothingRecommended(props: NothingRecommendedProps) {
  const { reason, isRetrying, onRetry, isStaying, onStay } = props;
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  const { route } = usePageContext();
  if (!goesOn(route.search))
    return (
      <FailureNote message={t("failMessage")} busy={isRetrying} onRetry={onRetry}>
        {t("recommendedFailed")}
      </FailureNote>
    );
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
