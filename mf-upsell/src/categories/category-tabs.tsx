import { useVisit } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { FacilityIcon, Tabs } from "@stays/ui";
import { useState } from "react";
import { positionOf } from "../days/day-search.ts";
import { CategoryTab } from "./category-tab.tsx";
import { NoTabs } from "./no-tabs.tsx";
import { stayOf } from "./stay.ts";

/** The configured tabs, one shown at a time (UP-03). */
export function CategoryTabs() {
  const { t } = useTexts("mf-upsell");
  const visit = useVisit();
  const { tabs } = visit.settings.upsell;
  const [shown, setShown] = useState("0");
  const stay = stayOf(visit.place.search, visit.today);
  const position = positionOf(visit);
  if (tabs.length === 0) return <NoTabs />;
  return (
    <Tabs
      variant="pill"
      label={t("categories")}
      value={shown}
      onChange={setShown}
      tabs={tabs.map((tab, index) => ({
        id: String(index),
        label: tab.tab_title,
        icon: tab.icon && <FacilityIcon name={tab.icon} />,
        content: <CategoryTab key={index} tab={tab} stay={stay} position={position} />,
      }))}
    />
  );
}
