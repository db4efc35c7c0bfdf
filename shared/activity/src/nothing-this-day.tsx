import { useFormat } from "@stays/texts";
import { TextButton } from "@stays/ui";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./nothing-this-day.module.css";

interface NothingThisDayProps {
  /** The first day that has something, YYYY-MM-DD. */
  readonly firstAvailable: string | null;
  readonly onChoose: (day: string) => void;
}

/** Nothing takes place on the chosen day; the first day that has something is one press away (UP-02). */
export function NothingThisDay({ firstAvailable, onChoose }: NothingThisDayProps) {
  const { t } = useActivityTexts();
  const { day } = useFormat();
  return (
    <div className={styles.note}>
      <p>{t("nothingThisDay")}</p>
      {firstAvailable && (
        <TextButton role="link" onClick={() => onChoose(firstAvailable)}>
          {t("firstAvailableDay", { date: day(firstAvailable) })}
        </TextButton>
      )}
    </div>
  );
}
