import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { EmptyNote } from "@stays/ui";

/** The note for settings without tabs. Logged-in editors also see which setting to change (UP-03). */
export function NoTabs() {
  const { t } = useTexts("mf-upsell");
  const { loggedIn } = useSettings();
  return <EmptyNote title={t("nothingHere")}>{loggedIn && t("noTabs")}</EmptyNote>;
}
