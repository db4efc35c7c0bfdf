import { useTexts } from "@stays/texts";
import { StatusText, useOnline } from "@stays/ui";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { ShownPricesStore } from "../offline/shown-prices.ts";
import styles from "./offline-note.module.css";
import { useKeptTime } from "./use-kept-time.ts";

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
  const keptTime = useKeptTime();
  const time = useStore(prices, (shown) => shown.time) ?? keptTime;
  const isVisible = !isOnline || time !== null;
  const text = () => {
    if (time !== null) return t(isOnline ? "pricesOf" : "offlinePricesOf", { time });
    return isOnline ? wasOffline && t("online") : t("offline");
  };
  return (
    <StatusText hidden={!isVisible} className={isVisible ? styles.note : undefined}>
      {text()}
    </StatusText>
  );
}
