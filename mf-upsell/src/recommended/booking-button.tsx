import { useReport, useSettings } from "@stays/contract";
import { useActivityTexts } from "@stays/day-booking";
import type { Activity } from "@stays/domain";
import { classNames, LinkButton, useNearViewport } from "@stays/ui";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./booking-button.module.css";
import { activityAddress, type WidgetBooking, widgetAddress } from "./widget-address.ts";

/**
 * The booking system's own button for an activity, or its whole widget, loaded near the viewport. Until its script has rendered
 * it, and when that fails, a plain link to the online site replaces it, if the settings have one.
 */
export function BookingButton({
  isWhole = false,
  activity,
  token,
  promoCode,
  startDate,
}: WidgetBooking & { readonly activity: Activity }) {
  const { t } = useActivityTexts();
  const settings = useSettings();
  const report = useReport();
  const boxRef = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const isSeen = useNearViewport(boxRef);
  const booking = { activity, token, promoCode, startDate, isWhole };
  const onFail = useCallback(
    (address: string) => report({ operation: "widget", message: `No booking button from ${address}` }),
    [report],
  );
  const { name } = activity;
  const address = activityAddress(booking, settings);
  const state = useBookingScript(drawing, isSeen ? widgetAddress(booking, settings) : null, name, onFail);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div ref={boxRef} role="group" aria-label={name} className={styles.root}>
      <div ref={drawing} className={classNames(styles.drawing, state !== "rendered" && styles.hidden)} />
      {state !== "rendered" && address !== null && (
        <LinkButton to={address} external aria-label={t("bookNowName", { name })}>
          {t("bookNow")}
        </LinkButton>
      )}
    </div>
  );
}

type BookingScript = "waiting" | "rendered" | "failed";

/**
 * Adds the activity to the control's accessible name, which must start with the visible text (WCAG 2.5.3). A
 * name that the script has set is kept.
 */
function nameControl(drawing: HTMLElement, name: string): void {
  const control = drawing.querySelector("button, a");
  const words = control?.textContent?.trim();
  if (words && !control?.hasAttribute("aria-label")) control?.setAttribute("aria-label", `${words}: ${name}`);
}

/**
 * Runs the booking system's script, which renders its button into the element before the script (BW-02). React does
 * not render into the container. Several buttons on one page have the same text, so they get the activity's name.
 */
function useBookingScript(
  boxRef: RefObject<HTMLElement | null>,
  address: string | null,
  name: string,
  onFail: (address: string) => void,
): BookingScript {
  const [state, setState] = useState<BookingScript>("waiting");
  const hadFocus = useRef(false);
  useEffect(() => {
    const box = boxRef.current;
    if (!box || address === null) return undefined;
    const button = document.createElement("span");
    const script = document.createElement("script");
    const settle = (isRendered: boolean) => {
      nameControl(button, name);
      hadFocus.current = box.parentElement?.contains(document.activeElement) ?? false;
      setState(isRendered ? "rendered" : "failed");
      if (!isRendered) onFail(address);
    };
    script.async = true;
    script.onload = () => settle(button.childElementCount > 0);
    script.onerror = () => settle(false);
    script.src = address;
    box.replaceChildren(button, script);
    return () => {
      script.onload = null;
      script.onerror = null;
      box.replaceChildren();
      setState("waiting");
    };
  }, [boxRef, address, name, onFail]);
  // The button replaces the link, so focus on the link moves to the button.
  useLayoutEffect(() => {
    if (state === "rendered" && hadFocus.current)
      boxRef.current?.querySelector<HTMLElement>("button, a")?.focus();
  }, [boxRef, state]);
  return state;
}
