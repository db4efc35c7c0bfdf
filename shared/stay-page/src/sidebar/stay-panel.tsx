import type { ReactNode } from "react";
import type { RequestedStay } from "../stay/requested-stay.ts";
import { StayForm, type StayFormProps } from "./stay-form.tsx";

/** The form's key: new dates or guests in the URL reset the form; filters and promo codes do not. */
const stayKey = ({ start, end, rooms }: RequestedStay): string => JSON.stringify([start, end, rooms]);

interface StayPanelProps extends StayFormProps {
  /** Wraps the form, for example in the tabs of a hotel. */
  readonly frame?: ((form: ReactNode) => ReactNode) | undefined;
}

/**
 * The form in its frame. A frame may change a context when it is hydrated, as tabs do. The server's form would then
 * be replaced by its skeleton if its code were still loading, so the frame renders with the form and not before.
 */
export function StayPanel({ frame, ...props }: StayPanelProps) {
  const form = <StayForm key={stayKey(props.search)} {...props} />;
  return frame ? frame(form) : form;
}
