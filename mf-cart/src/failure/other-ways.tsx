import { useSettings } from "@stays/contract";
import { useTexts } from "@stays/texts";
import { TextLink } from "@stays/ui";

/** How to book otherwise, as far as the settings name a telephone number, a mail address or a page. */
export function OtherWays() {
  const { t } = useTexts("mf-cart");
  const { phone, mail, link } = useSettings().contact;
  return (
    <>
      {phone !== null && (
        <p>
          <span>{`${t("bookByPhone")} `}</span>
          <TextLink to={`tel:${phone.replace(/\(0\)|[^+\d]/g, "")}`} translate="no">
            {phone}
          </TextLink>
        </p>
      )}
      {mail !== null && (
        <p>
          <TextLink to={`mailto:${mail}`} translate="no">
            {mail}
          </TextLink>
        </p>
      )}
      {link !== null && (
        <p>
          <TextLink to={link} external>
            {t("bookOtherwise")}
          </TextLink>
        </p>
      )}
    </>
  );
}
