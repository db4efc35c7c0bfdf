import { useFormat } from "@stays/texts";
import { Alert, TextButton } from "@stays/ui";
import { useActivityTexts } from "./activity-texts.ts";

interface NothingThisDayProps {
  /** The first day that has something, YYYY-MM-DD; none is offered without it. */
  readonly firstAvailable?: string | null;
  readonly onChoose?: (day: string) => void;
}

/** Nothing takes place on the chosen day; the first day that has something is one press away (UP-02). */
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
