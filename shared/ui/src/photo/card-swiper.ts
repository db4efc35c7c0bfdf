import { prefersReducedMotion } from "@stays/ui/basics";
import Swiper from "swiper";
import "swiper/css";
import { A11y } from "swiper/modules";

export interface CardSwiperOptions {
  /** Names a slide by its position, with Swiper's placeholders `{{index}}` and `{{slidesLength}}`. */
  readonly slideLabel: string;
  readonly onShow: (index: number) => void;
}

const measureWidth = (element: HTMLElement): number => element.getBoundingClientRect().width;

/**
 * Turns the slides of a card into a looping carousel with two images preloaded on either side (CO-08). Loaded
 * on the first sign of interest.
 */
export function createCardSwiper(track: HTMLElement, { slideLabel, onShow }: CardSwiperOptions): Swiper {
  return new Swiper(track, {
    modules: [A11y],
    loop: true,
    // Several quick clicks each count.
    loopPreventsSliding: false,
    // A slow swipe counts like a quick one.
    longSwipesRatio: 0.1,
    lazyPreloadPrevNext: 2,
    // Exact to the fraction of a pixel: Swiper rounds its own width, which shows a sliver of the next image.
    width: measureWidth(track),
    spaceBetween: 8,
    speed: prefersReducedMotion() ? 0 : 300,
    a11y: { slideRole: "group", slideLabelMessage: slideLabel },
    on: {
      beforeResize: ({ params }) => {
        params.width = measureWidth(track);
      },
      realIndexChange: ({ realIndex }) => onShow(realIndex),
    },
  });
}
