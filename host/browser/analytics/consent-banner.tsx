import { defineTexts, useTexts } from "@stays/texts";
import { textFiles } from "@stays/texts/files";
import { Button } from "@stays/ui";
import { useEffect, useRef } from "react";
import styles from "./consent-banner.module.css";
import type en from "./texts/en.json";

declare module "@stays/texts" {
  interface TextNamespaces {
    consent: typeof en;
  }
}

/** Texts of the banner, all languages in its own file: most sites never load it. */
export const consentTexts = defineTexts(
  "consent",
  textFiles((language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`)),
);

interface ConsentBannerProps {
  /** Name of the destination. */
  readonly destination: string;
  /** Whether the visitor opened it, so that the keyboard continues in it. */
  readonly takesFocus: boolean;
  readonly onChoose: (isGranted: boolean) => void;
}

/** Asks whether the visit may be measured. Both answers are equally easy, and the page can be used without one. */
export function ConsentBanner({ destination, takesFocus, onChoose }: ConsentBannerProps) {
  const { t } = useTexts("consent");
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) banner.current?.focus();
  }, [takesFocus]);
  return (
    <section ref={banner} tabIndex={-1} aria-label={t("privacyChoices")} className={styles.banner}>
      <p>{t("question", { name: destination })}</p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => onChoose(false)}>
          {t("decline")}
        </Button>
        <Button variant="secondary" onClick={() => onChoose(true)}>
          {t("accept")}
        </Button>
      </div>
    </section>
  );
}
