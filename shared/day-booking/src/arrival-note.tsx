import { useCart, useVisit } from "@stays/contract";
import { StatusText } from "@stays/ui";
import { useEffect, useState } from "react";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./days-header.module.css";

/** Says on the page that an add has led to: the stay is in the basket, and what can be done here (CT-03). */
export function ArrivalNote() {
  const { t } = useActivityTexts();
  const { route } = useVisit().place;
  const notice = useCart((cart) => cart.notice);
  const [isReady, setReady] = useState(false);
  // Screen readers announce what changes in a status, not what it begins with.
  useEffect(() => setReady(true), []);
  const isSaid = notice?.route === route;
  return (
    <StatusText className={isSaid ? styles.arrived : undefined}>
      {isSaid && isReady && t("arrived")}
    </StatusText>
  );
}
