// The server's HTML contains the form before its code loads, so the page's CSS includes its styles.
import "@stays/ui/calendar.css";
import "@stays/ui/field.css";
import "@stays/ui/promo-code-field.css";
import { usePromoCode } from "@stays/availability";
import { useNavigateTo } from "@stays/contract";
import { serializeSearch } from "@stays/search";
import { type ElementNode, lazyComponent, Skeleton, useMediaQuery } from "@stays/ui";
import { type ReactNode, useId, useState } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import type { RequestedStay } from "../stay/requested-stay.ts";
import "./stay-calendar.module.css";
import styles from "./sidebar.module.css";
import { StayBar } from "./stay-bar.tsx";
import "./stay-form.module.css";

/** Lazy: the server's HTML already shows the form, so the page hydrates without its code. */
const StayPanel = lazyComponent(() => import("./stay-panel.tsx").then((module) => module.StayPanel));

/** The content that a page passes to its sidebar. */
export interface SidebarProps {
  readonly search: RequestedStay;
  /** The content of the bottom bar on small screens, such as a price. */
  readonly summary: ElementNode;
  /** Rooms in the temporary cart, for the bottom bar. */
  readonly selectedRooms?: number | undefined;
  /** Rendered above the search: the price of the unit and its booking button (CD-03). */
  readonly offer?: ElementNode;
  /** Wraps the search, for example in the tabs of a hotel. */
  readonly frame?: ((form: ReactNode) => ReactNode) | undefined;
}

/**
 * The search sidebar Find availability: beside the page, or on small screens in a bottom sheet that a bar
 * opens (CD-02, CD-04).
 */
export function Sidebar({ search, summary, selectedRooms, offer, frame }: SidebarProps) {
  const { t } = usePropertyTexts();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  // Where CSS hides the aside, it also loads nothing.
  const isInSheet = useMediaQuery("(max-width: 768px)");
  const navigateTo = useNavigateTo();
  // Checked here and not in the form: a code in the URL is checked with the first search, even while the
  // sheet is closed.
  const promo = usePromoCode({
    code: search.promoCode,
    productId: search.propertyId,
    onCode: (promoCode) => navigateTo({ search: serializeSearch({ ...search, promoCode }) }),
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
