import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { EmptyNote } from "@stays/ui";

/** The settings have no tabs: says so, and shows logged-in editors a hint what to change (UP-03). */
export function NoTabs() {
  const { t } = useTexts("mf-upsell");
  const { loggedIn } = useSettings();
  return <EmptyNote title={t("nothingHere")}>{loggedIn && t("noTabs")}</EmptyNote>;
}
