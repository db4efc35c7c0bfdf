import { useReport, useSettings } from "@stays/contract";
import { useActivityTexts } from "@stays/day-booking";
import type { Activity } from "@stays/domain";
import { classNames, LinkButton, useNearViewport } from "@stays/ui";
import { useCallback, useRef } from "react";
import styles from "./booking-button.module.css";
import { useBookingScript } from "./use-booking-script.ts";
import { activityAddress, type WidgetBooking, widgetAddress } from "./widget-address.ts";

interface BookingButtonProps extends Omit<WidgetBooking, "activity"> {
  readonly activity: Activity;
}

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
}: BookingButtonProps) {
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
