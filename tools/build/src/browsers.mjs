/**
 * The oldest browsers that travellers may use. Stylesheets are compiled for them, and the tests check scripts and
 * stylesheets against what they support: `:has()`, container queries and `color-mix()`, but not `URL.canParse()`.
 */
export const browsers = ["chrome 111", "edge 111", "firefox 121", "safari 16.4", "ios_saf 16.4"];

/** The newest ECMAScript that all of them read. */
export const ecmaVersion = 2022;
