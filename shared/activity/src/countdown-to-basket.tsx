import { useLeaveTo } from "@stays/contract";
import { Button, Countdown, StatusText, useCountdown } from "@stays/ui";
import { useCallback } from "react";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./countdown-to-basket.module.css";

/** Seconds until the visitor is taken to the basket (S2 §9). */
const SECONDS = 5;

/** Says why there is nothing here and goes on to the basket, unless the visitor wants to stay (ruling 42). */
export function CountdownToBasket({ message }: { message: string }) {
  const { t } = useActivityTexts();
  const leaveTo = useLeaveTo();
  const leave = useCallback(() => leaveTo("basket"), [leaveTo]);
  const { left, running, stop } = useCountdown(SECONDS, leave);
  const isStopped = !running && left > 0;
  return (
    <section className={styles.note}>
      <h2>{message}</h2>
      {isStopped ? (
        <>
          <StatusText>{t("stayedHere")}</StatusText>
          <Button onClick={leave}>{t("goToBasket")}</Button>
        </>
      ) : (
        <Countdown
          left={left}
          seconds={SECONDS}
          label={t("goingToBasket", { count: left })}
          onStay={stop}
          onGo={leave}
        />
      )}
    </section>
  );
}
