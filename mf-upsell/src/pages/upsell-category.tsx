import { CONTRACT_VERSION, type PageHead, type PageModule, useVisit, type Visit } from "@stays/contract";
import { activitySharedTexts, DaysHeader, useActivityTexts, usePresentDates } from "@stays/day-booking";
import { type Translate, useFormat, useTexts } from "@stays/texts";
import { CategoryTabs } from "../categories/category-tabs.tsx";
import { stayOf } from "../categories/stay.ts";
import { firstMonth, tabMonthQuery } from "../categories/tab-search.ts";
import { positionOf } from "../days/day-search.ts";
import styles from "./page.module.css";

export { texts } from "../../texts/texts.ts";
export const contract = CONTRACT_VERSION;
export const sharedTexts = activitySharedTexts;

export const queries: PageModule["queries"] = (visit) => {
  const [tab] = visit.settings.upsell.tabs;
  const { today, place } = visit;
  const month = firstMonth(stayOf(place.search, today)?.start ?? null, today);
  return tab ? [tabMonthQuery({ tab, position: positionOf(visit) }, month, today)] : [];
};

export const head = (_visit: Visit, _data: unknown, t: Translate<"mf-upsell">): PageHead => ({
  title: t("categoryHeading"),
});

/** The page with activities by category (UP-03). */
export function Page() {
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  const { range } = useFormat();
  const { place, settings, today } = useVisit();
  const stay = stayOf(place.search, today);
  usePresentDates();
  return (
    <>
      <DaysHeader heading={t("categoryHeading")}>
        <p>
          {stay && activity.t("yourStay", { range: range(stay.start, stay.end) })}{" "}
          {settings.upsell.tabs.length > 0 && t("categoryIntro")}
        </p>
      </DaysHeader>
      <div className={styles.note}>
        <CategoryTabs />
      </div>
    </>
  );
}
