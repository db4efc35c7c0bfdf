import { Toolbar } from "@base-ui/react/toolbar";
import { useFormat } from "@stays/texts";
import { classNames, useUiTexts } from "@stays/ui/basics";
import styles from "./day-bars.module.css";
import { lowestPrice } from "./day-state.ts";

/** Height of the highest bar, in rem. */
const HIGHEST = 4;

export interface DayBar {
  /** YYYY-MM-DD */
  readonly day: string;
  /** Accessible name, with the price; null = the day cannot be chosen. */
  readonly name: string | null;
  readonly isChosen: boolean;
  /** From 0 to 1, the highest bar; null = no price. */
  readonly height: number | null;
  readonly price: number | null;
  /** Nights that the price is for; null = not known. */
  readonly nights: number | null;
}

export interface DayBarsProps {
  /** Accessible name of the chart. */
  readonly label: string;
  readonly bars: readonly DayBar[];
  readonly onChoose: (day: string) => void;
}

/**
 * A bar chart of prices by day, with a button for each day. It is one tab stop; arrow keys move the focus, also
 * to a day that cannot be chosen. What is printed on a bar is hidden from screen readers: the button's name
 * contains it (WCAG 2.5.3). Nights that all prices are for are said once, below the chart. The bars wrap, so
 * that each is wide enough for a finger on every screen.
 */
export function DayBars({ label, bars, onChoose }: DayBarsProps) {
  const { t } = useUiTexts();
  const format = useFormat();
  const [first, ...others] = bars.filter(({ price }) => price !== null);
  const common = others.every(({ nights }) => nights === first?.nights) ? (first?.nights ?? null) : null;
  const lowest = lowestPrice(bars.map(({ height }) => height));
  return (
    <div>
      <Toolbar.Root aria-label={label} className={styles.bars}>
        {bars.map(({ day, name, isChosen, height, price, nights }) => (
          <div
            key={day}
            className={classNames(
              styles.day,
              name === null && styles.unavailable,
              isChosen && styles.chosen,
              height !== null && height === lowest && styles.lowest,
            )}
          >
            <Toolbar.Button
              aria-label={name ?? t("dayUnavailable", { day: format.dayLong(day) })}
              aria-current={isChosen ? "date" : undefined}
              disabled={name === null}
              onClick={() => onChoose(day)}
              className={styles.pick}
            />
            <div aria-hidden className={styles.face}>
              <span className={styles.price} translate="no">
                {price !== null && format.number(price, 0)}
              </span>
              <span className={styles.basis}>
                {price !== null && common === null && nights !== null && t("nightsShort", { count: nights })}
              </span>
              <span className={styles.fill} style={{ blockSize: `${HIGHEST * (height ?? 0)}rem` }} />
              <b className={styles.number}>{Number(day.slice(8))}</b>
              <span className={styles.weekday}>{format.weekdayShort(day)}</span>
            </div>
          </div>
        ))}
      </Toolbar.Root>
      <p aria-hidden className={styles.common}>
        {common !== null && t("priceFor", { count: common })}
      </p>
    </div>
  );
}
