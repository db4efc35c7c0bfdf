/**
 * A feature, by what is its own.
 *
 * @typedef {object} Feature
 * @property {string} name
 * @property {RegExp} [sources] paths of its modules, from the root
 * @property {RegExp} [texts] its texts in the document, as `namespace.key`
 * @property {RegExp} [styles] selectors and media queries of its rules, beside those with its class names
 * @property {string} [markup] selector of its elements, beside those with its class names
 */

/** @type {readonly Feature[]} */
export const features = [
  {
    name: "flexible dates",
    sources: /^mf-search\/src\/flexible-dates\/|^shared\/ui\/src\/day-bars\//,
    texts: /^mf-search\.(?:waysToChooseDates|exactDates|flexibleDates)$/,
  },
  {
    name: "Move my stay",
    sources: /^mf-search\/src\/move-stay\/|^shared\/ui\/src\/calendar\/use-range-drag/,
    texts: /^mf-search\.moveStay$/,
  },
  {
    name: "compare",
    sources:
      /^mf-search\/src\/comparison\/|^mf-property\/src\/availability\/compare|^shared\/routes\/src\/comparison-link/,
    texts: /^mf-(?:search|property)\.compare(?:Stay|Units)$/,
    markup: '[aria-label^="Compare "]',
  },
  {
    name: "map: circle, marked pins, minutes",
    sources:
      /^shared\/map\/src\/(?:drawing\/|controls\/draw-button|pins\/pin-marks|points\/circle|view\/use-escape)|^mf-search\/src\/ways\//,
    texts: /^map\.(?:drawCircle|saved|seen)$/,
  },
  {
    name: "the whole price",
    sources:
      /^shared\/(?:domain\/src\/price-breakdown|stay-page\/src\/rates\/price-parts|ui\/src\/price\/price-rows)|^mf-cart\/src\/rates\/(?:price-texts|texts\/|whole-price)/,
    texts: /^property\.(?:averageNight|averagePerson|codeIncluded|extrasLater)$/,
  },
  {
    name: "a lost connection",
    sources: /^host\/src\/(?:offline\/|early-input\/cached-fonts|services\/public-operation)/,
    texts: /\.(?:offlinePricesOf|noConnection)$/,
  },
  {
    name: "your trip",
    sources:
      /^mf-cart\/src\/(?:trip\/|pages\/trip)|^shared\/(?:day-booking\/src\/header-links|search\/src\/(?:day-activity-filter|trip-target))/,
    texts: /\.yourTrip$/,
  },
  { name: "shared plans", sources: /^mf-search\/src\/(?:ranking|shared-link)\// },
  { name: "dark appearance", styles: /prefers-color-scheme: ?dark/ },
  { name: "right to left", styles: /\[dir=|directional/ },
];
