import { definePage, usePageContext } from "@stays/contract";
import { activitySharedTexts, DaysHeader, useActivityTexts, usePresentDates } from "@stays/day-booking";
import { monthOf } from "@stays/days";
import { resolveBookedStay } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { texts } from "../../texts/texts.ts";
import { CategoryTabs } from "../categories/category-tabs.tsx";
import { dayIn, tabIn } from "../categories/chosen-tab.ts";
import { openingDay } from "../categories/opening-day.ts";
import { firstMonth, tabDayQuery, tabMonthQuery } from "../categories/tab-search.ts";
import styles from "./page.module.css";

/** The page with activities by category (UP-03). */
export const page = definePage({
  texts: [texts, ...activitySharedTexts],
  // The day that the tab opens on is known with its month.
  queries({ route, search, settings, today }, data) {
    const { tabs } = settings.upsell;
    const tab = tabs[tabIn(route.search, tabs.length)];
    if (!tab) return [];
    const at = { tab, position: search.position };
    const named = dayIn(route.search, today);
    const stay = resolveBookedStay(search, today);
    const month = tabMonthQuery(
      at,
      named ? monthOf(named).start : firstMonth(stay?.start ?? null, today),
      today,
    );
    const answer = data.getQueryData(month.queryKey);
    const opening = answer ? openingDay(answer, stay, today) : null;
    const day = named ?? opening;
    return day ? [month, tabDayQuery(at, day)] : [month];
  },
  head: (_visit, _data, t) => ({ title: t("categoryHeading") }),
  Page: CategoryPage,
});

function CategoryPage() {
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  const { range } = useFormat();
  const { search, settings, today } = usePageContext();
  const stay = resolveBookedStay(search, today);
  usePresentDates();
  return (
    <>
      <DaysHeader heading={t("categoryHeading")}>
        <p>
          {[
            stay && activity.t("yourStay", { range: range(stay.start, stay.end) }),
            settings.upsell.tabs.length > 0 && t("categoryIntro"),
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </DaysHeader>
      <div className={styles.note}>
        <CategoryTabs />
      </div>
    </>
  );
}
