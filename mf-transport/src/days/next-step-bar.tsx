import { useActivityTexts } from "@stays/day-booking";
import { useFormat, useTexts } from "@stays/texts";
import { Button, CloseIcon, IconButton, StatusText } from "@stays/ui";
import type { NextStep } from "./next-step.ts";
import styles from "./next-step-bar.module.css";

interface NextStepBarProps {
  readonly step: NextStep | null;
  /** Screen readers announce nothing behind a modal, so the text appears after the modal closes. */
  readonly isCovered: boolean;
  readonly onAccept: (step: NextStep) => void;
  readonly onDismiss: () => void;
}

/**
 * The bar at the bottom of the window with the next step after an add (TR-04). Fixed, so it is visible from
 * any scroll position and shifts no content.
 */
export function NextStepBar({ step, isCovered, onAccept, onDismiss }: NextStepBarProps) {
  const { t } = useTexts("mf-transport");
  const activity = useActivityTexts();
  const { dayMonthWeekday } = useFormat();
  const wordsOf = ({ kind, day, journey }: NextStep) =>
    kind === "opposite"
      ? t("otherWay", { route: journey.route.name, date: dayMonthWeekday(day) })
      : activity.t("addFailed");
  return (
    <div className={step ? styles.bar : undefined}>
      <StatusText className={styles.words}>{step && !isCovered && wordsOf(step)}</StatusText>
      {step && (
        <>
          <Button variant="secondary" onClick={() => onAccept(step)}>
            {t(step.kind === "opposite" ? "bookOtherWay" : "tryAgain")}
          </Button>
          <IconButton icon={CloseIcon} label={t("dismiss")} onClick={onDismiss} className={styles.dismiss} />
        </>
      )}
    </div>
  );
}
