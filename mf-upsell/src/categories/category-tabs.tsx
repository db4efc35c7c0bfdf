import { useNavigateTo, usePageContext, useSettings } from "@stays/contract";
import { resolveBookedStay } from "@stays/domain";
import { useTexts } from "@stays/texts";
import { EmptyNote, FacilityIcon, Tabs } from "@stays/ui";
import { startTransition, useMemo, useState } from "react";
import { CategoryTab } from "./category-tab.tsx";
import { dayIn, tabIn, withTab } from "./chosen-tab.ts";

/** The note for settings without tabs. Logged-in editors also see which setting to change (UP-03). */
function NoTabs() {
  const { t } = useTexts("mf-upsell");
  const { loggedIn } = useSettings();
  return <EmptyNote title={t("nothingHere")}>{loggedIn && t("noTabs")}</EmptyNote>;
}

/** The configured tabs, one shown at a time; the URL names it (UP-03, ruling 104). */
export function CategoryTabs() {
  const { t } = useTexts("mf-upsell");
  const { route, search, settings, today } = usePageContext();
  const { tabs } = settings.upsell;
  const navigateTo = useNavigateTo();
  const [shown, setShown] = useState(() => String(tabIn(route.search, tabs.length)));
  // The day belongs to the tab that the URL opens, not to those that are opened later.
  const [day, setDay] = useState(() => dayIn(route.search, today));
  const stay = useMemo(() => resolveBookedStay(search, today), [search, today]);
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
