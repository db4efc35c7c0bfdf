import type { BookedStay } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { classNames } from "@stays/ui";
import styles from "./calendar-legend.module.css";

/** The legend of the calendar: the meaning of each day style (UP-03). */
export function CalendarLegend({ stay }: { stay: BookedStay | null }) {
  const { t } = useTexts("mf-upsell");
  const { range } = useFormat();
  return (
    <ul aria-label={t("legend")} className={styles.legend}>
      {stay && (
        <li>
          <span aria-hidden className={classNames(styles.sample, styles.stay)} />
          <span>{t("legendStay", { range: range(stay.start, stay.end) })}</span>
        </li>
      )}
      <li>
        <span aria-hidden className={classNames(styles.sample, styles.available)}>
          1
        </span>
        <span>{t("legendAvailable")}</span>
      </li>
      <li>
        <span aria-hidden className={classNames(styles.sample, styles.closed)}>
          1
        </span>
        <span>{t("legendClosed")}</span>
      </li>
    </ul>
  );
}
