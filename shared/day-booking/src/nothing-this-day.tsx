import { useFormat } from "@stays/texts";
import { Alert, TextButton } from "@stays/ui";
import { useActivityTexts } from "./activity-texts.ts";

interface NothingThisDayProps {
  /** The first day with activities, YYYY-MM-DD; without it the note has no link. */
  readonly firstAvailable?: string | null;
  readonly onChoose?: (day: string) => void;
}

/** The note for a day without activities, with a link to the first day that has some (UP-02). */
export function NothingThisDay({ firstAvailable, onChoose }: NothingThisDayProps) {
  const { t } = useActivityTexts();
  const { day } = useFormat();
  return (
    <Alert
      tone="info"
      title={t("nothingThisDay")}
      action={
        firstAvailable &&
        onChoose && (
          <TextButton role="link" onClick={() => onChoose(firstAvailable)}>
            {t("firstAvailableDay", { date: day(firstAvailable) })}
          </TextButton>
        )
      }
    />
  );
}
