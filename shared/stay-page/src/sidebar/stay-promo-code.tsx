import type { PromoCode } from "@stays/search/availability";
import { PromoCodeField } from "@stays/ui";
import { type RefObject, useRef } from "react";
import { useVerdictInView } from "./use-verdict-in-view.ts";

interface StayPromoCodeProps {
  readonly promo: PromoCode;
  /** The scroll container of the form. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The promo code of the form; its verdict is scrolled into the viewport. */
export function StayPromoCode({ promo, scroller }: StayPromoCodeProps) {
  const field = useRef<HTMLDivElement>(null);
  useVerdictInView(promo.state, field, scroller);
  return (
    <div ref={field}>
      <PromoCodeField
        value={promo.value}
        state={promo.state}
        onChange={promo.change}
        onApply={promo.apply}
        onRemove={promo.remove}
      />
    </div>
  );
}
