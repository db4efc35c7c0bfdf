import { useLeaveTo } from "@stays/contract";
import { Button } from "@stays/ui";
import { useCallback } from "react";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./countdown-to-basket.module.css";
import { useCountdown } from "./use-countdown.ts";

/** Seconds until the visitor is taken to the basket (S2 §9). */
const SECONDS = 5;

/** Says why there is nothing here and goes on to the basket, unless the visitor wants to stay (ruling 42). */
export function CountdownToBasket({ message }: { message: string }) {
  const { t } = useActivityTexts();
  const leaveTo = useLeaveTo();
  const { left, isStopped, stop } = useCountdown(
    SECONDS,
    useCallback(() => leaveTo("basket"), [leaveTo]),
  );
  return (
    <section className={styles.note}>
      <h2>{message}</h2>
      {/* Heard once: a status that is read anew each second hides everything else. */}
      <p role="status" aria-atomic="true" aria-label={t("goingToBasket", { count: SECONDS })}>
        {isStopped ? t("stayedHere") : t("goingToBasket", { count: left })}
      </p>
      <div className={styles.actions}>
        {!isStopped && (
          <Button variant="secondary" onClick={stop}>
            {t("stayHere")}
          </Button>
        )}
        <Button onClick={() => leaveTo("basket")}>{t("goNow")}</Button>
      </div>
    </section>
  );
}
