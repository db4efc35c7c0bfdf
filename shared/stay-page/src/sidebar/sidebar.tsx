// The server's HTML contains the form before its code loads, so the page's CSS includes its styles.
import "@stays/ui/calendar.css";
import "@stays/ui/field.css";
import "@stays/ui/icon-button.css";
import "@stays/ui/promo-code-field.css";
import "@stays/ui/value-button.css";
import { usePromoCode } from "@stays/availability";
import { useStaySearch } from "@stays/search";
import {
  Button,
  type ElementNode,
  lazyComponent,
  Skeleton,
  StatusText,
  useGuestText,
  useMediaQuery,
  VisuallyHidden,
  whenIdle,
} from "@stays/ui";
import { type ReactNode, startTransition, useEffect, useId, useState, useTransition } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import { datesToChange, type RequestedStay } from "../stay/requested-stay.ts";
import "./stay-calendar.module.css";
import styles from "./sidebar.module.css";
import "./stay-form.module.css";
import { useFormat } from "@stays/texts";

/** Lazy: the server's HTML already shows the form, so the page hydrates without its code. */
const StayPanel = lazyComponent(() => import("./stay-form.tsx").then((module) => module.StayPanel));

interface SidebarProps {
  readonly search: RequestedStay;
  /** The content of the bottom bar on small screens, such as a price. */
  readonly summary: ElementNode;
  readonly selectedRooms?: number | undefined;
  /** Rendered above the search: the price of the unit and its booking button (CD-03). */
  readonly offer?: ElementNode;
  /** Wraps the search, for example in the tabs of a hotel. */
  readonly frame?: ((form: ReactNode) => ReactNode) | undefined;
}

/** Find availability: beside the page, on small screens in a bottom sheet that a bar opens (CD-02, CD-04). */
export function Sidebar({ search, summary, selectedRooms, offer, frame }: SidebarProps) {
  const { t } = usePropertyTexts();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  // Where CSS hides the aside, it also loads nothing.
  const isInSheet = useMediaQuery("(max-width: 768px)");
  const { change } = useStaySearch();
  // Checked here and not in the form: a code in the URL is checked with the first search, even while the
  // sheet is closed.
  const promo = usePromoCode({
    code: search.promoCode,
    productId: search.propertyId,
    onCode: (promoCode) => change({ ...search, promoCode }),
  });
  const awaited = (
    <div className={styles.scroll}>
      {offer}
      <Skeleton className={styles.awaited} />
    </div>
  );
  const panel = (
    <StayPanel
      fallback={awaited}
      frame={frame}
      search={search}
      offer={offer}
      promo={promo}
      onUpdated={() => setOpen(false)}
    />
  );
  return (
    <>
      <aside aria-labelledby={heading} className={styles.side} id="find-availability">
        <h2 id={heading}>{t("findAvailability")}</h2>
        {!isInSheet && panel}
      </aside>
      <StayBar
        isOpen={isOpen}
        onOpen={setOpen}
        sheet={panel}
        search={search}
        isCodeRefused={promo.state === "invalid"}
        selectedRooms={selectedRooms}
      >
        {summary}
      </StayBar>
    </>
  );
}

const loadSheet = () => import("./stay-sheet.tsx");
const StaySheet = lazyComponent(() => loadSheet().then((module) => module.StaySheet));

/** The bottom bar of small screens with price, dates and guests. Its button opens the sidebar (CD-04). */
function StayBar({
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
  readonly selectedRooms?: number | undefined;
  readonly children: ElementNode;
}) {
  const { t } = usePropertyTexts();
  const guestText = useGuestText();
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
            : `${dates}, ${guestText(search.persons)}`}
        </span>
        <StatusText>{isCodeRefused && isInViewport && !isOpen && t("codeNotValid")}</StatusText>
      </div>
      <Button onClick={open} busy={isLoading} busyLabel={t("loading")}>
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
