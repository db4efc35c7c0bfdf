import { useFormat } from "@stays/texts";
import {
  Button,
  type ElementNode,
  lazyComponent,
  StatusText,
  useMediaQuery,
  VisuallyHidden,
  whenIdle,
} from "@stays/ui";
import { type ReactNode, startTransition, useEffect, useState, useTransition } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import type { RequestedStay } from "../stay/requested-stay.ts";
import { guestSummary } from "../stay/stay-summary.ts";
import { datesToChange } from "./dates-to-change.ts";
import styles from "./sidebar.module.css";

const loadSheet = () => import("./stay-sheet.tsx");
/** Preloads the sheet before the click. Opening the sheet retries a failed load and shows the failure. */
const loadAhead = () => void loadSheet().catch(() => undefined);
const StaySheet = lazyComponent(() => loadSheet().then((module) => module.StaySheet));

/** The bottom bar of small screens with price, dates and guests. Its button opens the sidebar (CD-04). */
export function StayBar({
  isOpen,
  onOpen,
  sheet,
  search,
  isCodeRefused,
  selectedRooms = 0,
  children,
}: {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly sheet: ReactNode;
  readonly search: RequestedStay;
  /** The promo code is not valid; shown here while the field is hidden. */
  readonly isCodeRefused: boolean;
  /** Rooms in the temporary cart; above 0 the bar shows them. */
  readonly selectedRooms?: number | undefined;
  readonly children: ElementNode;
}) {
  const { t } = usePropertyTexts();
  const { range } = useFormat();
  const [isUsed, setUsed] = useState(false);
  const { start, end } = datesToChange(search);
  const dates = start && end ? range(start, end) : t("noDatesChosen");
  const [isLoading, load] = useTransition();
  const isInViewport = useMediaQuery("(max-width: 768px)");
  useEffect(() => {
    if (!isInViewport) return;
    // Once its code is loaded the sheet renders closed, so that a click only has to open it.
    const preload = () =>
      void loadSheet().then(
        () => startTransition(() => setUsed(true)),
        () => undefined,
      );
    return whenIdle(preload);
  }, [isInViewport]);
  // Feedback is immediate: the sheet opens, or the button shows that its code is loading.
  function open() {
    if (isUsed) return onOpen(true);
    load(async () => {
      await loadSheet().catch(() => undefined);
      startTransition(() => {
        setUsed(true);
        onOpen(true);
      });
    });
  }
  return (
    <section aria-label={t("yourStay")} className={styles.bar} id="your-stay">
      <div className={styles.words}>
        {children}
        <span>
          {selectedRooms > 0
            ? `${t("rooms", { count: selectedRooms })}, ${dates}`
            : `${dates}, ${guestSummary(search.persons, t)}`}
        </span>
        <StatusText>{isCodeRefused && isInViewport && !isOpen && t("codeNotValid")}</StatusText>
      </div>
      <Button onClick={open} onPointerDown={loadAhead} busy={isLoading} busyLabel={t("loading")}>
        {selectedRooms > 0 ? (
          <>
            <span>{t("viewSelected")}</span>
            <VisuallyHidden>{`, ${t("checkAvailability")}`}</VisuallyHidden>
          </>
        ) : (
          t("checkAvailability")
        )}
      </Button>
      {isUsed && (
        <StaySheet isOpen={isOpen} onClose={() => onOpen(false)}>
          {sheet}
        </StaySheet>
      )}
    </section>
  );
}
