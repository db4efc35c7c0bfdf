import { inline, TextButton, useUiTexts } from "@stays/ui/basics";
import { type ReactNode, useEffect, useState } from "react";
import styles from "./countdown.module.css";

export interface CountdownProps {
  readonly left: number;
  readonly seconds: number;
  /** `Going to the basket in 5 seconds` */
  readonly label: string;
  /** The reason. */
  readonly children?: ReactNode;
  readonly onStay: () => void;
  readonly onGo: () => void;
}

/**
 * Announces that the page will navigate by itself, and lets the visitor decide. Announced once, not every
 * second.
 */
export function Countdown({ left, seconds, label, children, onStay, onGo }: CountdownProps) {
  const { t } = useUiTexts();
  // Screen readers announce a status when its text changes, so the text follows once the element is mounted.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const turned = `${Math.round((100 * left) / seconds)}%`;
  return (
    <div className={styles.countdown}>
      <span aria-hidden className={styles.ring} style={{ "--turned": turned } as Record<string, string>}>
        {left}
      </span>
      <div>
        {children && <div className={styles.reason}>{children}</div>}
        <div role="status" aria-live={left === seconds ? "polite" : "off"}>
          {isShown ? label : "\u00a0"}
        </div>
        <div className={inline(4)}>
          <TextButton onClick={onStay}>{t("stayHere")}</TextButton>
          <TextButton onClick={onGo}>{t("goNow")}</TextButton>
        </div>
      </div>
    </div>
  );
}

export interface CountdownState {
  /** Seconds left. */
  readonly left: number;
  /** false once stopped or finished. */
  readonly running: boolean;
  /** Stops it permanently (ruling 42). */
  readonly stop: () => void;
}

/** Counts down seconds and calls `onEnd` once at 0, unless stopped before. Starts on mount. */
export function useCountdown(seconds: number, onEnd: () => void): CountdownState {
  const [left, setLeft] = useState(seconds);
  const [stopped, setStopped] = useState(false);
  const running = !stopped && left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) onEnd();
    }, 1000);
    return () => clearTimeout(timer);
  }, [running, left, onEnd]);

  return { left, running, stop: () => setStopped(true) };
}
