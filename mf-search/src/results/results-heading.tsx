import { usePageContext } from "@stays/contract";
import { personCount } from "@stays/domain";
import { linkTo } from "@stays/routes";
import { useFormat, useTexts } from "@stays/texts";
import { TextLink } from "@stays/ui";
import { useDeviceValue } from "../device/use-device-value.ts";
import { unpricedReason } from "../listing/unpriced-reason.ts";
import { useResultsRequest } from "../listing/use-stays.ts";
import { memory } from "../memory/visitor-memory.ts";
import { areaTitle } from "../search/area-title.ts";
import styles from "./results-heading.module.css";

/** Heading of the page, with the nights and guests that the prices are for. */
export function ResultsHeading() {
  const { t } = useTexts("mf-search");
  const format = useFormat();
  const pageContext = usePageContext();
  const request = useResultsRequest();
  const { persons, rooms: requested } = pageContext.search;
  const area = areaTitle(pageContext);

  function basis(): string {
    if (request?.kind !== "prices") return t(unpricedReason(pageContext));
    const { start, end } = request.search;
    return t("pricesBasis", {
      nights: t("nights", { count: format.nights(start, end) }),
      guests: t("guests", { count: personCount(persons).persons }),
    });
  }

  /** Says so when fewer rooms are searched than were requested (ruling 1). */
  function limitedRooms(): string | null {
    const count = requested.length;
    if (request?.kind !== "prices" || count <= persons.length) return null;
    const sent = personCount(persons);
    return t("pricesOfRooms", {
      count,
      rooms: t("rooms", { count: sent.rooms }),
      guests: t("guests", { count: sent.persons }),
    });
  }

  const rooms = limitedRooms();
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>{area === null ? t("stays") : t("staysIn", { area })}</h1>
      <p className={styles.basis}>
        <span>{`${basis()} `}</span>
        {request?.kind !== "prices" && <ResumeSearch />}
      </p>
      {rooms !== null && <p className={styles.rooms}>{rooms}</p>}
    </div>
  );
}

/** Link to the last search of this device; renders nothing when there is none. */
function ResumeSearch() {
  const { t } = useTexts("mf-search");
  const { route } = usePageContext();
  const lastSearch = useDeviceValue(memory.lastSearch);
  if (lastSearch === null) return null;
  return (
    <TextLink to={linkTo(route.language, { route: "stayslist", search: lastSearch })}>
      {t("continueSearch")}
    </TextLink>
  );
}
