import { useLanguage } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { EmptyNote, LinkButton, TextLink } from "@stays/ui";
import { useActivityTexts } from "./activity-texts.ts";
import { CountdownToBasket, type CountdownToBasketProps } from "./countdown-to-basket.tsx";

/** The note when the dates of the stay are missing or past (UP-02). */
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

/** The same note with a countdown to the basket, for the last pages before it (UP-04, TR-01). */
export function NoDatesToBasket(staying: Pick<CountdownToBasketProps, "isStaying" | "onStay">) {
  const { t } = useActivityTexts();
  const { prefix } = useLanguage();
  return (
    <CountdownToBasket message={t("chooseDatesFirst")} {...staying}>
      <TextLink to={linkTo(prefix, { route: "stayslist" })}>{t("findStay")}</TextLink>
    </CountdownToBasket>
  );
}
