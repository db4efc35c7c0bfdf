import { useLeaveTo } from "@stays/contract";
import { Button, Countdown, type ElementNode, StatusText, useCountdown } from "@stays/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./countdown-to-basket.module.css";
import { useReturned } from "./use-returned.ts";

/** Seconds until the page leads on to the basket (CO-01). */
const SECONDS = 5;

export interface CountdownToBasketProps {
  readonly message: string;
  /** The visitor has already chosen to stay on this page. */
  readonly isStaying?: boolean | undefined;
  readonly onStay?: (() => void) | undefined;
  /** Another action, such as Try again. */
  readonly children?: ElementNode;
}

/**
 * A message and a countdown to the basket. The visitor can stop it. It does not start when the visitor has
 * come back to the page (ruling 42).
 */
export function CountdownToBasket({ message, isStaying = false, onStay, children }: CountdownToBasketProps) {
  const [isStopped, setStopped] = useState(isStaying);
  const hasReturned = useReturned();
  const leaveTo = useLeaveTo();
  const leave = useCallback(() => leaveTo("basket"), [leaveTo]);
  const stay = () => {
    setStopped(true);
    onStay?.();
  };
  return (
    <section className={styles.note}>
      <h2>{message}</h2>
      {isStopped || hasReturned ? (
        <Stayed onLeave={leave} isChosen={isStopped} />
      ) : (
        <Leaving onLeave={leave} onStay={stay} />
      )}
      {children}
    </section>
  );
}

function Leaving({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useActivityTexts();
  const { left } = useCountdown(SECONDS, onLeave);
  return (
    <Countdown
      left={left}
      seconds={SECONDS}
      label={t("goingToBasket", { count: left })}
      onStay={onStay}
      onGo={onLeave}
    />
  );
}

/**
 * The state after the countdown was stopped, with a button to the basket. The button receives focus if the
 * visitor chose to stay, because the Stay here button is gone.
 */
function Stayed({ onLeave, isChosen }: { onLeave: () => void; isChosen: boolean }) {
  const { t } = useActivityTexts();
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) goOn.current?.focus();
  }, [isChosen]);
  return (
    <>
      <StatusText>{t("stayedHere")}</StatusText>
      <Button ref={goOn} onClick={onLeave}>
        {t("goToBasket")}
      </Button>
    </>
  );
}
