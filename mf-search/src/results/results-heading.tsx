import { usePageContext } from "@stays/contract";
import { countGuests } from "@stays/domain";
import { linkTo } from "@stays/routes";
import { areaTitle, type LoadedStays } from "@stays/search/listing";
import { useFormat, useTexts } from "@stays/texts";
import { HydratedSuspense, StatusText, TextLink } from "@stays/ui";
import { FavouritesButton } from "../favourites/favourites-button.tsx";
import { visitorData } from "../favourites/favourites-store.ts";
import { usePersistentStore } from "../favourites/use-persistent-store.ts";
import { explainMissingPrice } from "../results-data/missing-price.ts";
import { useAwaitedStays, useLocalFilters, useResultsRequest } from "../results-data/use-stays.ts";
import { ViewAs } from "./list-variants.tsx";
import styles from "./results-heading.module.css";

interface ResultsHeadingProps {
  /** Whether a changed filter is not yet requested. */
  readonly isWaiting: boolean;
}

/** Head of the list: heading, the nights and guests that the prices are for, the number of stays, and tools. */
export function ResultsHeading({ isWaiting }: ResultsHeadingProps) {
  const { t } = useTexts("mf-search");
  const format = useFormat();
  const pageContext = usePageContext();
  const request = useResultsRequest();
  const { persons, rooms: requested } = pageContext.search;
  const area = areaTitle(pageContext);

  function basis(): string {
    if (request?.kind !== "prices") return t(explainMissingPrice(pageContext));
    const { start, end } = request.search;
    return t("pricesBasis", {
      nights: t("nights", { count: format.nights(start, end) }),
      guests: t("guests", { count: countGuests(persons).guests }),
    });
  }

  /** Says so when fewer rooms are searched than were requested (ruling 1). */
  function limitedRooms(): string | null {
    const count = requested.length;
    if (request?.kind !== "prices" || count <= persons.length) return null;
    const sent = countGuests(persons);
    return t("pricesOfRooms", {
      count,
      rooms: t("rooms", { count: sent.rooms }),
      guests: t("guests", { count: sent.guests }),
    });
  }

  const rooms = limitedRooms();
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{area === null ? t("stays") : t("staysIn", { area })}</h1>
      <p className={styles.basis}>
        <span>{`${basis()} `}</span>
        {request?.kind !== "prices" && <ResumeSearch />}
      </p>
      {rooms !== null && <p className={styles.rooms}>{rooms}</p>}
      <div className={styles.count}>
        <HydratedSuspense fallback={<Loading />}>
          <Count isWaiting={isWaiting} />
        </HydratedSuspense>
      </div>
      <div className={styles.tools}>
        <FavouritesButton />
        <ViewAs />
      </div>
    </div>
  );
}

/** Link to the last search of this device; renders nothing when there is none. */
function ResumeSearch() {
  const { t } = useTexts("mf-search");
  const { route } = usePageContext();
  const lastSearch = usePersistentStore(visitorData.lastSearch);
  if (lastSearch === null) return null;
  return (
    <TextLink to={linkTo(route.language, { route: "stayslist", search: lastSearch })}>
      {t("continueSearch")}
    </TextLink>
  );
}

function Loading() {
  const { t } = useTexts("mf-search");
  return <StatusText>{t("loadingStays")}</StatusText>;
}

function Count({ isWaiting }: ResultsHeadingProps) {
  const { t } = useTexts("mf-search");
  const filters = useLocalFilters();
  const request = useResultsRequest();
  const loaded = useAwaitedStays();

  /** With a local filter the text adds how many stays are loaded, because only those can match. */
  function countText({ stays, matching, total }: LoadedStays): string {
    if (!filters.isActive) return t("count", { count: total });
    const count = t("count", { count: matching.length });
    const values = { count, loaded: stays.length, total };
    const isWhole = stays.length >= total;
    if (filters.bounds !== null) return t(isWhole ? "countInArea" : "countInAreaSoFar", values);
    return isWhole ? count : t("countSoFar", values);
  }

  if (request === null) return <StatusText>{null}</StatusText>;
  if (isWaiting) return <StatusText>{t("updating")}</StatusText>;
  if (!loaded) return <Loading />;
  // The end of a list with a local filter says what was looked at, once for many pages.
  const isSilent = filters.isActive && loaded.matchingTotal === null;
  return <StatusText isSilent={isSilent}>{loaded.isFailed ? null : countText(loaded)}</StatusText>;
}
