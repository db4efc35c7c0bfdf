import { inline, TextButton, useUiTexts } from "@stays/ui";
import { useEffect, useState } from "react";
import styles from "./countdown.module.css";

interface CountdownProps {
  readonly seconds: number;
  /** `Going to the basket in 5 seconds`, for the seconds that are left. */
  readonly label: (left: number) => string;
  /** Called by Stay here; the owner takes the countdown away for good (ruling 42). */
  readonly onStay: () => void;
  /** Called by Go now, and once at the end. */
  readonly onGo: () => void;
}

/**
 * Announces that the page will navigate by itself, and lets the visitor decide. Announced once, not every
 * second.
 */
export function Countdown({ seconds, label, onStay, onGo }: CountdownProps) {
  const { t } = useUiTexts();
  const [left, setLeft] = useState(seconds);
  // Screen readers announce a status when its text changes, so the text follows once the element is mounted.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) onGo();
    }, 1000);
    return () => clearTimeout(timer);
  }, [left, onGo]);
  const turned = `${Math.round((100 * left) / seconds)}%`;
  return (
    <div className={styles.countdown}>
      <span aria-hidden className={styles.ring} style={{ "--turned": turned } as Record<string, string>}>
        {left}
      </span>
      <div>
        <div role="status" aria-live={left === seconds ? "polite" : "off"}>
          {isShown ? label(left) : "\u00a0"}
        </div>
        <div className={inline(4)}>
          <TextButton onClick={onStay}>{t("stayHere")}</TextButton>
          <TextButton onClick={onGo}>{t("goNow")}</TextButton>
        </div>
      </div>
    </div>
  );
}
