import { definePage, useNavigateTo, usePageContext, useSettings } from "@stays/contract";
import {
  activitySharedTexts,
  DaysHeader,
  DaysNote,
  useActivityTexts,
  usePresentDates,
} from "@stays/day-booking";
import { getMonthStart } from "@stays/days";
import { resolveStayPeriod } from "@stays/domain";
import { useFormat, useTexts } from "@stays/texts";
import { EmptyNote, FacilityIcon, Tabs } from "@stays/ui";
import { startTransition, useMemo, useState } from "react";
import { texts } from "../../texts/texts.ts";
import { CategoryTab } from "../categories/category-tab.tsx";
import {
  firstMonth,
  openingDay,
  readDay,
  readTab,
  tabDayQuery,
  tabMonthQuery,
  withTab,
} from "../categories/tab-search.ts";

export const page = definePage({
  texts: [texts, ...activitySharedTexts],
  // The day that the tab opens on is known with its month.
  queries({ route, search, settings, today }, data) {
    const { tabs } = settings.upsell;
    const tab = tabs[readTab(route.search, tabs.length)];
    if (!tab) return [];
    const at = { tab, position: search.position };
    const named = readDay(route.search, today);
    const stay = resolveStayPeriod(search, today);
    const month = tabMonthQuery(
      at,
      named ? getMonthStart(named) : firstMonth(stay?.start ?? null, today),
      today,
    );
    const answer = data.getQueryData(month.queryKey);
    const opening = answer ? openingDay(answer, stay, today) : null;
    const day = named ?? opening;
    return day ? [month, tabDayQuery(at, day)] : [month];
  },
  head: (_visit, _data, t) => ({ title: t("categoryHeading"), description: t("categoryIntro") }),
  Page: CategoryPage,
});

function CategoryPage() {
  const { t } = useTexts("mf-upsell");
  const activity = useActivityTexts();
  const { range } = useFormat();
  const { search, settings, today } = usePageContext();
  const stay = resolveStayPeriod(search, today);
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
      <DaysNote>
        <CategoryTabs />
      </DaysNote>
    </>
  );
}

/** The note for settings without tabs. Logged-in editors also see which setting to change (UP-03). */
function NoTabs() {
  const { t } = useTexts("mf-upsell");
  const { loggedIn } = useSettings();
  return <EmptyNote title={t("nothingHere")}>{loggedIn && t("noTabs")}</EmptyNote>;
}

function CategoryTabs() {
  const { t } = useTexts("mf-upsell");
  const { route, search, settings, today } = usePageContext();
  const { tabs } = settings.upsell;
  const navigateTo = useNavigateTo();
  const [shown, setShown] = useState(() => String(readTab(route.search, tabs.length)));
  // The day belongs to the tab that the URL opens, not to those that are opened later.
  const [day, setDay] = useState(() => readDay(route.search, today));
  const stay = useMemo(() => resolveStayPeriod(search, today), [search, today]);
  if (tabs.length === 0) return <NoTabs />;
  function show(id: string): void {
    setShown(id);
    // The tab that is left does not render again before the next one is ready.
    startTransition(() => setDay(null));
    navigateTo({ search: withTab(route.search, Number(id)) });
  }
  return (
    <Tabs
      variant="pill"
      label={t("categories")}
      value={shown}
      onChange={show}
      tabs={tabs.map((tab, index) => ({
        id: String(index),
        label: tab.tab_title,
        icon: tab.icon && <FacilityIcon name={tab.icon} />,
        content: <CategoryTab key={index} tab={tab} stay={stay} position={search.position} day={day} />,
      }))}
    />
  );
}
