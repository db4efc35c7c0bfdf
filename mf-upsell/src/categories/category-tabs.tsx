import { useVisit } from "@stays/contract";
import { bookedStayOf } from "@stays/domain";
import { positionIn } from "@stays/search";
import { useTexts } from "@stays/texts";
import { FacilityIcon, Tabs } from "@stays/ui";
import { useState } from "react";
import { CategoryTab } from "./category-tab.tsx";
import { NoTabs } from "./no-tabs.tsx";

/** The configured tabs, one shown at a time (UP-03). */
export function CategoryTabs() {
  const { t } = useTexts("mf-upsell");
  const { place, search, settings, today } = useVisit();
  const { tabs } = settings.upsell;
  const [shown, setShown] = useState("0");
  const stay = bookedStayOf(search, today);
  const position = positionIn(place.search);
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
