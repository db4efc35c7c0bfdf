import type { Accommodation } from "@stays/domain";
import { rateNames, usePropertyTexts } from "@stays/stay-page";
import { useFormat } from "@stays/texts";
import { useMemo } from "react";
import { type RateNames, roomRates } from "./room-rates.ts";

/** The names of a hotel's rates in the language of the page, by booking key (HO-03). */
export function useRoomRates(property: Accommodation): RateNames {
  const { t } = usePropertyTexts();
  const { money } = useFormat();
  return useMemo(
    () =>
      roomRates(property, (products) =>
        rateNames(products, t, ({ price }) => money(price.amount, price.currency)),
      ),
    [property, t, money],
  );
}
