import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { Alert, EmptyNote } from "@stays/ui";

/** The settings have no tabs: a hint for who can change that, plain words for everyone else (UP-03). */
export function NoTabs() {
  const { t } = useTexts("mf-upsell");
  const { loggedIn } = useSettings();
  return loggedIn ? <Alert tone="info" title={t("noTabs")} /> : <EmptyNote title={t("nothingHere")} />;
}
