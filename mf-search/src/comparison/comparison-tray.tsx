import { usePageContext } from "@stays/contract";
import { linkTo, MOST_COMPARED, withCompared } from "@stays/routes";
import { LinkButton, StatusText, TextButton } from "@stays/ui";
import { useDeviceValue } from "../device/use-device-value.ts";
import { memory } from "../memory/visitor-memory.ts";
import { comparedIds, LEAST_COMPARED } from "./comparison-ids.ts";
import { useComparisonTexts } from "./comparison-texts.tsx";
import styles from "./comparison-tray.module.css";

/** Bar with the stays that were chosen for a comparison, over the end of the list. */
export function ComparisonTray() {
  const t = useComparisonTexts();
  const { route } = usePageContext();
  const chosen = useDeviceValue(memory.compared).map(({ id }) => id);
  const compared = comparedIds(route.search);
  const count = chosen.length;
  const isShown = chosen.every((id) => compared.includes(id));
  const advice = count < LEAST_COMPARED ? "chooseOneMore" : count > MOST_COMPARED ? "mostCompared" : null;
  return (
    <div className={styles.tray} hidden={isShown}>
      <StatusText>
        <strong>{t("chosen", { count })}</strong>
        {advice && <span>{` ${t(advice)}`}</span>}
      </StatusText>
      {advice === null && (
        <LinkButton
          to={linkTo(route.language, { route: "stayslist", search: withCompared(route.search, chosen) })}
          size="small"
        >
          {t("compare")}
        </LinkButton>
      )}
      <TextButton onClick={() => memory.compared.clear()}>{t("clear")}</TextButton>
    </div>
  );
}
