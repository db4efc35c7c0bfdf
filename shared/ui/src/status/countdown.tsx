import { type ReactNode, useEffect, useState } from "react";
import { TextButton } from "../action/text-link.tsx";
import { useUiTexts } from "../ui-texts.ts";
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
        <div className={styles.actions}>
          <TextButton onClick={onStay}>{t("stayHere")}</TextButton>
          <TextButton onClick={onGo}>{t("goNow")}</TextButton>
        </div>
      </div>
    </div>
  );
}
