import { useFormat } from "@stays/texts";
import { Button } from "@stays/ui";
import { lazy, type ReactNode, Suspense, startTransition, useState } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import type { AskedStay } from "../stay/asked-stay.ts";
import { guestWords } from "../stay/stay-words.ts";
import styles from "./sidebar.module.css";

const StaySheet = lazy(() => import("./stay-sheet.tsx").then((module) => ({ default: module.StaySheet })));

/** The bar at the lower edge of small screens: price, dates and guests; a press opens the sidebar (CD-04). */
export function StayBar({
  isOpen,
  onOpen,
  sheet,
  search,
  children,
}: {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly sheet: ReactNode;
  readonly search: AskedStay;
  readonly children: ReactNode;
}) {
  const { t } = usePropertyTexts();
  const { range } = useFormat();
  const [isUsed, setUsed] = useState(false);
  const { start, end } = search.state;
  const dates = start && end && !search.isPast ? range(start, end) : t("noDatesChosen");
  // The sheet holds a calendar of two months: the press is answered before all of it is drawn.
  const open = () =>
    startTransition(() => {
      setUsed(true);
      onOpen(true);
    });
  return (
    <section aria-label={t("yourStay")} className={styles.bar} id="your-stay">
      <div className={styles.words}>
        {children}
        <span>{`${dates}, ${guestWords(search.persons, t)}`}</span>
      </div>
      <Button onClick={open}>{t("checkAvailability")}</Button>
      {isUsed && (
        <Suspense fallback={null}>
          <StaySheet isOpen={isOpen} onClose={() => onOpen(false)}>
            {sheet}
          </StaySheet>
        </Suspense>
      )}
    </section>
  );
}
