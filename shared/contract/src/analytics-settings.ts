import { list, only, setting, shaped, shapedOrNull, yesOrNo } from "./setting-kinds.ts";

/* Measuring sales with consent: a document without `analytics` measures nothing (docs/analytics.md). */

const scriptOrNull = shapedOrNull(/^https:\/\/[\w.-]+(:[0-9]+)?\/[^\s"'<>\\]*$/);
const host = shaped(/^[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*$/);
const hostOrAll = shaped(/^(\*\.)?[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*$/);

export const analytics = setting(
  "Measuring sales, only with the visitor's consent.",
  only({
    tagManager: setting(
      "Address of the tag manager's script; null = none. It is loaded once the visitor has agreed.",
      scriptOrNull,
      null,
    ),
    consentPlatform: setting(
      "Address of the script that asks for consent and reports it by Google's Consent Mode; null = none.",
      scriptOrNull,
      null,
    ),
    banner: setting("The site asks for consent itself, in place of a consent platform.", yesOrNo, false),
    scriptHosts: setting(
      "Hosts of which the two scripts load further scripts, beside their own.",
      list(host),
      [],
    ),
    dataHosts: setting(
      "Hosts to which the two scripts send data, beside their own, such as *.google-analytics.com.",
      list(hostOrAll),
      [],
    ),
    allowsInlineHtml: setting(
      "The two scripts may write HTML and styles into the page, as most consent platforms do: pages then go without Trusted Types, and their policy allows inline styles. Scripts are still those of the named hosts only.",
      yesOrNo,
      false,
    ),
  }),
  {},
);
