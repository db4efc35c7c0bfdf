import type { KeyboardEvent } from "react";
import type { Swiper } from "swiper";
import { usePropertyTexts } from "../property-texts.ts";

type PhotoKeys = Readonly<Record<string, (swiper: Swiper) => void>>;

/** What each key does to a slider of `count` photos. */
const photoKeys = (count: number, direction: "ltr" | "rtl"): PhotoKeys => ({
  [direction === "rtl" ? "ArrowLeft" : "ArrowRight"]: (swiper) => swiper.slideNext(),
  [direction === "rtl" ? "ArrowRight" : "ArrowLeft"]: (swiper) => swiper.slidePrev(),
  Home: (swiper) => swiper.slideTo(0),
  End: (swiper) => swiper.slideTo(count - 1),
  "+": (swiper) => swiper.zoom.in(),
  "-": (swiper) => swiper.zoom.out(),
});

/**
 * Returns the key handler of a slider of `count` photos. Swiper's keyboard module receives no arrow keys inside a
 * Base UI dialog.
 *
 * @param swiper null = the slider is not mounted yet
 */
export function usePhotoKeys(swiper: Swiper | null, count: number) {
  const { direction } = usePropertyTexts();
  return (event: KeyboardEvent) => {
    const act = photoKeys(count, direction)[event.key];
    if (!act || !swiper || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(swiper);
  };
}
