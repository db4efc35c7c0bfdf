import { useLanguage, useLeaveTo, useLocation } from "@stays/contract";
import { linkTo } from "@stays/routes";
import { Button, type ElementNode, EmptyNote, LinkButton, StatusText, TextLink } from "@stays/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { useActivityTexts } from "./activity-texts.ts";
import { Countdown } from "./countdown.tsx";
import styles from "./countdown-to-basket.module.css";
import { DaysNote } from "./days-header.tsx";

/** The key in a history entry's state that names the document in which a countdown ran on the entry. */
const COUNTED = "countedDown";

/**
 * The router's locations on which one ran in this document. Navigating back makes a new one. Changed in effects only,
 * so the server keeps it empty.
 */
const counted = new WeakSet<object>();

/** The locations on which the visitor has chosen to stay: trying again there starts no countdown (ruling 42). */
const stayed = new WeakSet<object>();

/** Whether a countdown ran on this history entry before Back or Forward returned to it. A reload does not count. */
function hasCounted(): boolean {
  const document: unknown = window.history.state?.[COUNTED];
  if (document === undefined) return false;
  const [loading] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return document === performance.timeOrigin || loading?.type === "back_forward";
}

/** Whether the visitor came back: within the site, by a new document, or from the back/forward cache (ruling 42). */
function useReturned(): boolean {
  const location = useLocation();
  const [hasReturned, setReturned] = useState(false);
  useEffect(() => {
    if (counted.has(location)) return;
    counted.add(location);
    if (hasCounted()) setReturned(true);
    // The router's own state is kept.
    window.history.replaceState({ ...window.history.state, [COUNTED]: performance.timeOrigin }, "");
  }, [location]);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setReturned(true);
    };
    window.addEventListener("pageshow", show);
    return () => window.removeEventListener("pageshow", show);
  }, []);
  return hasReturned;
}

/** Seconds until the page leads on to the basket (CO-01). */
const SECONDS = 5;

interface CountdownToBasketProps {
  readonly message: string;
  readonly children?: ElementNode;
}

/** A message and a countdown to the basket; the visitor can stop it, and it does not run on return (ruling 42). */
export function CountdownToBasket({ message, children }: CountdownToBasketProps) {
  const { t } = useActivityTexts();
  const location = useLocation();
  const [isStopped, setStopped] = useState(() => stayed.has(location));
  const hasReturned = useReturned();
  const leaveTo = useLeaveTo();
  const leave = useCallback(() => leaveTo("basket"), [leaveTo]);
  const stay = () => {
    stayed.add(location);
    setStopped(true);
  };
  return (
    <section className={styles.note}>
      <h2>{message}</h2>
      {isStopped || hasReturned ? (
        <Stayed onLeave={leave} isChosen={isStopped} />
      ) : (
        <Countdown
          seconds={SECONDS}
          label={(count) => t("goingToBasket", { count })}
          onStay={stay}
          onGo={leave}
        />
      )}
      {children}
    </section>
  );
}

/** What is below the header of a day page when nothing is available on any day of the stay (UP-02, TR-01). */
export function NothingOnDates({ children }: { children?: ElementNode }) {
  const { t } = useActivityTexts();
  return (
    <DaysNote>
      <CountdownToBasket message={t("nothingOnDates")}>{children}</CountdownToBasket>
    </DaysNote>
  );
}

/**
 * The state after the countdown was stopped, with a button to the basket. The button receives focus if the
 * visitor chose to stay, because the Stay here button is gone.
 */
function Stayed({ onLeave, isChosen }: { onLeave: () => void; isChosen: boolean }) {
  const { t } = useActivityTexts();
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) goOn.current?.focus();
  }, [isChosen]);
  return (
    <>
      <StatusText>{t("stayedHere")}</StatusText>
      <Button ref={goOn} onClick={onLeave}>
        {t("goToBasket")}
      </Button>
    </>
  );
}

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
export function NoDatesToBasket() {
  const { t } = useActivityTexts();
  const { prefix } = useLanguage();
  return (
    <CountdownToBasket message={t("chooseDatesFirst")}>
      <TextLink to={linkTo(prefix, { route: "stayslist" })}>{t("findStay")}</TextLink>
    </CountdownToBasket>
  );
}
