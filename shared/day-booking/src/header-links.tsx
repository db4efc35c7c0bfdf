import { Link, useOutsideAddress, usePageContext } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { tripTarget } from "@stays/search";
import { ArrowRightIcon, Icon } from "@stays/ui";
import { useActivityTexts } from "./activity-texts.ts";
import styles from "./days-header.module.css";

/**
 * The links of a day page: to the trip so far, and to the basket. The basket loads a new document and works
 * without JavaScript.
 */
export function HeaderLinks() {
  const { t } = useActivityTexts();
  const pageContext = usePageContext();
  const trip = tripTarget(pageContext);
  return (
    <div className={styles.links}>
      <Link className={styles.link} to={linkTo(pageContext.route.language, trip)}>
        {t("yourTrip")}
      </Link>
      <a className={styles.link} href={useOutsideAddress("basket")}>
        <span>{t("skipToBasket")}</span>
        <Icon of={ArrowRightIcon} directional />
      </a>
    </div>
  );
}
