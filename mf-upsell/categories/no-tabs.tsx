import { useTexts } from "@stays/texts";
import { EmptyNote } from "@stays/ui";

/** The settings have no tabs: plain words for the visitor, a hint for who can change that (UP-03). */
export function NoTabs() {
  const { t } = useTexts("mf-upsell");
  return <EmptyNote title={t("nothingHere")}>{t("noTabs")}</EmptyNote>;
}
