import { useTexts } from "@stays/texts";
import { StatusText, useOnline } from "@stays/ui";
import { useEffect, useState } from "react";
import styles from "./offline-note.module.css";
import { useKeptTime } from "./use-kept-time.ts";

/**
 * A notice while the connection is lost, and once when it is restored; else one while the page shows older
 * answers of Galaxy.
 */
export function OfflineNote() {
  const { t } = useTexts("host");
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) setWasOffline(true);
  }, [isOnline]);
  const time = useKeptTime();
  const isVisible = !isOnline || time !== null;
  return (
    <StatusText hidden={!isVisible} className={isVisible ? styles.note : undefined}>
      {!isOnline ? t("offline") : time !== null ? t("pricesOf", { time }) : wasOffline && t("online")}
    </StatusText>
  );
}
