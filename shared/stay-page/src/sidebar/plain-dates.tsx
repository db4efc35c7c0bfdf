import { usePropertyTexts } from "../property-texts.ts";
import styles from "./stay-form.module.css";

/** Date fields for browsers without JavaScript: submitting the form reloads the page with the dates. */
export function PlainDates({
  start,
  end,
  today,
  others,
}: {
  readonly start: string | null;
  readonly end: string | null;
  readonly today: string;
  /** The query parameters to keep; dates among them are skipped. */
  readonly others: URLSearchParams;
}) {
  const { t } = usePropertyTexts();
  const kept = [...others].filter(([key]) => key !== "start" && key !== "end");
  return (
    <noscript>
      <div className={styles.plain}>
        {kept.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <label>
          <span>{`${t("arrival")} `}</span>
          <input type="date" name="start" min={today} defaultValue={start ?? ""} />
        </label>
        <label>
          <span>{`${t("departure")} `}</span>
          <input type="date" name="end" min={today} defaultValue={end ?? ""} />
        </label>
        <input type="submit" value={t("updateSearch")} />
      </div>
    </noscript>
  );
}
