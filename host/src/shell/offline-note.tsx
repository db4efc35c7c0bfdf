import { useTexts } from "@stays/texts";
import { StatusText, useOnline } from "@stays/ui";
import { useEffect, useState } from "react";
import styles from "./offline-note.module.css";

/** A notice while the connection is lost, and once when it is restored. */
export function OfflineNote() {
  const { t } = useTexts("host");
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) setWasOffline(true);
  }, [isOnline]);
  return (
    <StatusText hidden={isOnline} className={isOnline ? undefined : styles.note}>
      {isOnline ? wasOffline && t("online") : t("offline")}
    </StatusText>
  );
}
