import { useLanguage } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { StatusText, useOnline, VisuallyHidden } from "@stays/ui";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import styles from "./offline-note.module.css";
import { pricesTime, type ShownPricesStore, useKeptAt } from "./prices-age.ts";

/**
 * A notice while the connection is lost, and once when it is restored. It says how old the answers of Galaxy
 * on the page are, also while there is a connection but no newer answer.
 */
export function OfflineNote({ prices }: { prices: ShownPricesStore }) {
  const { t } = useTexts("host");
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) setWasOffline(true);
  }, [isOnline]);
  const { locale } = useLanguage();
  const keptAt = useKeptAt();
  const at = useStore(prices, (shown) => shown.at) ?? keptAt;
  const isVisible = !isOnline || at !== null;
  const text = () => {
    if (at !== null)
      // biome-ignore lint/plugin: the day of a time that is shown
      return t(isOnline ? "lastUpdated" : "offlineLastUpdated", { time: pricesTime(at, Date.now(), locale) });
    return isOnline ? wasOffline && t("online") : t("offline");
  };
  const shown = text();
  // The note is a new element at its own place. One that changed its place would count as a layout shift.
  return (
    <StatusText className={styles.place}>
      {shown &&
        (isVisible ? <p className={styles.note}>{shown}</p> : <VisuallyHidden>{shown}</VisuallyHidden>)}
    </StatusText>
  );
}
