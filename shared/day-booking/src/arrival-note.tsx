import { useCart, usePageContext } from "@stays/contract";
import { StatusText } from "@stays/ui";
import { useEffect, useState } from "react";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./days-header.module.css";

/**
 * A note on the page that an add has led to: the stay is in the basket, and what to do on this page (CT-03).
 */
export function ArrivalNote() {
  const { t } = useActivityTexts();
  const { name: route } = usePageContext().route;
  const arrival = useCart((cart) => cart.arrival);
  const [isReady, setReady] = useState(false);
  // Screen readers announce changes of a status, not its initial text.
  useEffect(() => setReady(true), []);
  const isSaid = arrival === route;
  return (
    <StatusText className={isSaid ? styles.arrived : undefined}>
      {isSaid && isReady && t("arrived")}
    </StatusText>
  );
}
