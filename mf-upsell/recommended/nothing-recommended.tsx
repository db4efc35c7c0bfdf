import { CountdownToBasket, useActivityTexts } from "@stays/activity";
import { useTexts } from "@stays/texts";
import { FailureNote } from "@stays/ui";

interface NothingRecommendedProps {
  readonly isRefused: boolean;
  readonly goesOn: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Nothing to recommend: on to the basket, or a failure where the address stops that (UP-04, ruling 30). */
export function NothingRecommended({ isRefused, goesOn, isRetrying, onRetry }: NothingRecommendedProps) {
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  if (!goesOn) return <FailureNote message={t("failMessage")} busy={isRetrying} onRetry={onRetry} />;
  return <CountdownToBasket message={activity.t(isRefused ? "fetchFailed" : "nothingOnDates")} />;
}
