// The form stands in the server's HTML before its own code is there: its looks come with the page's.
import "@stays/ui/calendar.css";
import "@stays/ui/field.css";
import "@stays/ui/promo-code-field.css";
import { useReplaceSearch } from "@stays/contract";
import { searchText } from "@stays/search";
import { type CalendarSource, usePromoCode } from "@stays/search/availability";
import { lazyPart, Skeleton, useMediaQuery } from "@stays/ui";
import { type ReactNode, Suspense, useId, useState } from "react";
import { usePropertyTexts } from "../property-texts.ts";
import type { RequestedStay } from "../stay/requested-stay.ts";
import "./stay-calendar.module.css";
import styles from "./sidebar.module.css";
import { StayBar } from "./stay-bar.tsx";
import "./stay-form.module.css";

/** Calendar, guests and promo code come after the page's own code: what they show is in the server's HTML. */
const StayForm = lazyPart(() => import("./stay-form.tsx").then((module) => module.StayForm));

/** What a page adds to its sidebar. */
export interface SidebarProps {
  readonly search: RequestedStay;
  readonly source: CalendarSource;
  /** What stands on the bottom bar of small screens, such as a price. */
  readonly summary: ReactNode;
  /** Rooms in the temporary cart, for the bottom bar. */
  readonly selectedRooms?: number | undefined;
  /** Above the search: the price of the unit, and what books it (CD-03). */
  readonly offer?: ReactNode;
  /** Wraps the search, as the tabs of a hotel do. */
  readonly frame?: ((form: ReactNode) => ReactNode) | undefined;
}

/** Other dates or guests in the address start the form anew; filters and promo codes leave it alone. */
const stayKey = ({ state }: RequestedStay): string => JSON.stringify([state.start, state.end, state.rooms]);

/** Find availability: beside the page, or on small screens in a sheet behind a bar at the lower edge (CD-02, CD-04). */
export function Sidebar({ search, source, summary, selectedRooms, offer, frame }: SidebarProps) {
  const { t } = usePropertyTexts();
  const heading = useId();
  const [isOpen, setOpen] = useState(false);
  // Where CSS hides it, nothing is fetched for it either.
  const isInSheet = useMediaQuery("(max-width: 768px)");
  const replaceSearch = useReplaceSearch();
  // Here, not in the form: a code in the address is checked with the first search, also while the sheet is closed.
  const promo = usePromoCode({
    code: search.state.promoCode,
    productId: search.propertyId,
    onCode: (promoCode) => replaceSearch(searchText({ ...search.state, promoCode })),
  });
  const awaited = (
    <div className={styles.scroll}>
      {offer}
      <Skeleton className={styles.awaited} />
    </div>
  );
  const form = (
    <Suspense fallback={awaited}>
      <StayForm
        key={stayKey(search)}
        search={search}
        source={source}
        offer={offer}
        promo={promo}
        onUpdated={() => setOpen(false)}
      />
    </Suspense>
  );
  const panel = frame ? frame(form) : form;
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
