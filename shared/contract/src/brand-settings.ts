import * as v from "valibot";
import {
  list,
  listUpTo,
  only,
  required,
  setting,
  shaped,
  shapedOrNull,
  text,
  whole,
} from "./setting-kinds.ts";

/* The destination's own look: a document without `brand` has the look of the product. */

/** An address that may stand in a style sheet: on this site, or with its host. */
const FILE = /^(https?:\/\/|\/(?![/\\]))[^\s"'()<>\\]+$/;
const file = shaped(FILE);
const fileOrNull = shapedOrNull(FILE);
const colourOrNull = shapedOrNull(/^#[0-9a-fA-F]{6}$/);

const logo = only({
  address: required("Address of the picture, best an SVG.", file),
  darkAddress: setting(
    "Address of the picture for dark surfaces; null = the same picture.",
    fileOrNull,
    null,
  ),
  width: required("Width of the picture in pixels; it is shown 32 pixels high.", whole),
  height: required("Height of the picture in pixels.", whole),
});

const font = only({
  name: required("Name of the font.", shaped(/^[\w -]+$/)),
  address: required(
    "Address of a WOFF2 file with all weights (a variable font). Another origin must allow this site's (CORS).",
    file,
  ),
});

const namedLink = only({
  name: required("Shown name.", text),
  address: required(
    "A path of this site, or an address with https:, mailto: or tel:.",
    shaped(/^(https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s<>"]+$/),
  ),
});

const column = only({
  title: required("Heading.", text),
  links: required("Such as imprint, privacy, terms, accessibility and contact.", list(namedLink)),
});

export const brand = setting(
  "The destination's own look.",
  only({
    logo: setting(
      "In place of the trail cross and the name in the header; null = these.",
      v.nullable(logo),
      null,
    ),
    favicon: setting("Address of the browser tab's picture; null = the trail cross.", fileOrNull, null),
    socialImage: setting(
      "Address with its host of the picture of shared links to pages that have none of their own, 1200 by 630 pixels; null = none.",
      shapedOrNull(/^https?:\/\/[^\s"'()<>\\]+$/),
      null,
    ),
    colours: setting(
      "Colours as #rrggbb. The other colours, also those of the dark appearance, are derived from them. A colour whose contrast is too low to read is refused.",
      only({
        action: setting("Buttons, links, what is chosen; null = spruce green.", colourOrNull, null),
        accent: setting("Offers, lowest prices, the current stage; null = cloudberry.", colourOrNull, null),
      }),
      {},
    ),
    fonts: setting(
      "Fonts by address. A page that is shown before its font has come keeps the system's font.",
      only({
        text: setting("Font of texts; null = Schibsted Grotesk.", v.nullable(font), null),
        display: setting("Font of headings; null = Familjen Grotesk.", v.nullable(font), null),
      }),
      {},
    ),
    headerLinks: setting("Links after the main ones in the header.", listUpTo(namedLink, 4), []),
    footerColumns: setting("Columns of links in the footer.", listUpTo(column, 4), []),
  }),
  {},
);
