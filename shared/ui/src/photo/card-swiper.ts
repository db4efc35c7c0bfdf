import Swiper from "swiper";
import "swiper/css";
import { A11y } from "swiper/modules";

export interface CardSwiperOptions {
  /** Names a slide by its position, with Swiper's placeholders `{{index}}` and `{{slidesLength}}`. */
  readonly slideLabel: string;
  readonly onShow: (index: number) => void;
}

const widthOf = (element: HTMLElement): number => element.getBoundingClientRect().width;

/**
 * Turns the slides of a card into a carousel that loops, two pictures loaded on either side (CO-08). Loaded with the
 * first sign of interest.
 */
export function createCardSwiper(track: HTMLElement, { slideLabel, onShow }: CardSwiperOptions): Swiper {
  return new Swiper(track, {
    modules: [A11y],
    loop: true,
    // Each of several quick clicks counts.
    loopPreventsSliding: false,
    // A slow swipe counts as a quick one does.
    longSwipesRatio: 0.1,
    lazyPreloadPrevNext: 2,
    // To the fraction of a pixel: Swiper's own width is rounded, which shows a sliver of the next picture.
    width: widthOf(track),
    spaceBetween: 8,
    speed: window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? 0 : 300,
    a11y: { slideRole: "group", slideLabelMessage: slideLabel },
    on: {
      beforeResize: ({ params }) => {
        params.width = widthOf(track);
      },
      realIndexChange: ({ realIndex }) => onShow(realIndex),
    },
  });
}
