import { useLanguage } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { EmptyNote, LinkButton } from "@stays/ui";
import { useActivityTexts } from "./activity-texts.ts";

/** The page needs the dates of a stay: missing, or past (UP-02, TR-01). */
export function NoDates() {
  const { t } = useActivityTexts();
  const { prefix } = useLanguage();
  return (
    <EmptyNote
      title={t("chooseDatesFirst")}
      actions={<LinkButton to={linkTo(prefix, { route: "stayslist" })}>{t("findStay")}</LinkButton>}
    />
  );
}
