import * as v from "valibot";
import { analytics } from "./analytics-settings.ts";
import { brand } from "./brand-settings.ts";
import { attributes, filters, galaxy, packages, results, upsell, video, village } from "./page-settings.ts";
import {
  atLeast,
  between,
  day,
  dayOrNull,
  degrees,
  list,
  listUpTo,
  number,
  only,
  path,
  picklistSetting,
  required,
  sentenceWithDays,
  setting,
  shaped,
  shapedOrNull,
  text,
  textOrNull,
  webAddress,
  whole,
  wholeOrNull,
  yesOrNo,
} from "./setting-kinds.ts";

/*
 * The settings of a site in one language: keys, defaults, meaning. The type `SiteSettings`, the JSON Schema for
 * editors and docs/settings.md come from here. Only the server and tools import this module at run time:
 * browsers receive settings with every default filled in.
 */

const named = only({
  Id: required("Number used in calls and page URLs.", whole),
  Name: required("Shown name.", text),
});

interface GeoBranch {
  Id: number;
  Name: string;
  Children: GeoBranch[];
}

/** A node of the area tree. */
export const geoNode: v.GenericSchema<GeoBranch> = only({
  Id: required("Number used in calls and page URLs.", whole),
  Name: required("Shown name.", text),
  Children: required("Child nodes, [] = leaf.", list(v.lazy(() => geoNode))),
});

const prefix = shaped(/^[a-z]{2}(-[a-z]{2})?$/);

const language = only({
  code: required("ISO 639-1 code.", shaped(/^[a-z]{2}$/)),
  prefix: required(
    "First path segment of pages and calls; never empty, also not for the default language.",
    prefix,
  ),
  locale: required("BCP 47 tag for prices and dates.", text),
  name: required("Name of the language in itself.", text),
});

const hosts = only({
  imageBaseUrl: required("Joined to Image.Uri that starts with /.", webAddress),
  flagUrl: required("Template with {countryCode} (lower-case alpha-2).", shaped(/\{countryCode\}/)),
});

const online = only({
  baseUrl: required("External online booking site, no trailing slash; also serves /widget.", webAddress),
  basketPath: setting("Basket page; may hold {lang}.", path, "/basket"),
  addonPath: setting("Online add-on page; may hold {lang}.", path, "/addons"),
});

const hourOrNull = shapedOrNull(/^([01][0-9]|2[0-3]):[0-5][0-9]$/);

const trip = setting(
  "The page Your trip.",
  only({
    checkInFrom: setting(
      "Time from which guests may come to every stay, HH:mm; null = not said.",
      hourOrNull,
      null,
    ),
    checkOutBefore: setting(
      "Time by which guests must have left every stay, HH:mm; null = not said.",
      hourOrNull,
      null,
    ),
  }),
  {},
);

const contact = setting(
  "How to book otherwise, for visitors who cannot book online, such as those whose browser blocks cookies.",
  only({
    phone: setting(
      "Telephone number, as it is shown; null = none.",
      shapedOrNull(/^\+?[0-9][0-9 ()./-]+$/),
      null,
    ),
    link: setting(
      "Address of a page or form to book otherwise; null = none.",
      shapedOrNull(/^https?:\/\//),
      null,
    ),
    mail: setting("Mail address; null = none.", shapedOrNull(/^[^\s@<>"]+@[^\s@<>"]+$/), null),
  }),
  {},
);

const conditions = setting(
  "Booking conditions of prices.",
  only({
    freeCancellation: setting(
      "Whole sentences that promise free cancellation until {days} days before arrival, in the language of this document. Where the conditions of a price begin with one of them, word for word, the site names the day; with any other sentence it names none.",
      listUpTo(sentenceWithDays, 20),
      [],
    ),
  }),
  {},
);

const widget = setting(
  "Booking widget script.",
  only({
    token: setting(
      "Token when the recommendation has neither bf_token nor global_token; null = the product digits.",
      textOrNull,
      null,
    ),
    display: setting(
      "display parameter of the widget's script. With `button`, a recommendation that is the only one has `widget`.",
      text,
      "button",
    ),
    activityPath: setting(
      "Page of an activity on the external online booking site; may hold {lang} and {id} (the product digits). Links there until the widget's button is drawn, and when it cannot be; null = no link.",
      shapedOrNull(/^\//),
      null,
    ),
  }),
  {},
);

const sortOrders = [
  "PriorityAgreement-Asc",
  "Price-Asc",
  "Price-Desc",
  "Name-Asc",
  "Name-Desc",
  "Random-Asc",
] as const;

const search = only({
  categoryRequired: setting("Accommodation type must be chosen before a search.", yesOrNo, false),
  areaRequired: setting("Area must be chosen before a search.", yesOrNo, false),
  categories: required("Accommodation types in display order; Id = category.", list(named)),
  hotelCategoryId: setting("Category that turns hotel mode on; null = none.", wholeOrNull, null),
  areas: setting("Area selector; Id = geo. All areas (no geo) is put first by the client.", list(named), []),
  geoTree: setting("Area filter tree; Ids = geos.", list(geoNode), []),
  defaultSort: setting(
    "Sort when the URL has none.",
    picklistSetting(...sortOrders),
    "PriorityAgreement-Asc",
  ),
  noSearchMode: setting("Village without dates shows its units and a count of alternatives.", yesOrNo, false),
  multiPropertyNoResultsPage: setting(
    "Without dates the results page lists all accommodation content.",
    yesOrNo,
    false,
  ),
});

const guests = setting(
  "Guest picker limits.",
  only({
    defaultAdults: setting("Adults of a new room.", atLeast(1), 1),
    defaultChildren: setting("Children of a new room.", atLeast(0), 0),
    defaultRooms: setting("Rooms at start.", atLeast(1), 1),
    maxAdults: setting("Adults per room.", atLeast(1), 10),
    maxChildren: setting("Children per room.", atLeast(0), 5),
    maxChildAge: setting('Highest child age; adults are "from {maxChildAge + 1} years".', atLeast(0), 18),
    maxRooms: setting("Rooms while no mode is decided (search page without category).", between(1, 20), 20),
    maxRoomsHotelMode: setting(
      "Rooms in hotel mode. Raise it to sell several hotel rooms in one search.",
      between(1, 20),
      1,
    ),
  }),
  {},
);

const calendar = setting(
  "Availability calendar.",
  only({
    searchLimitMonths: setting("Empty months to look through ahead.", atLeast(1), 6),
    earliestArrival: setting("No arrival before this day, if later than today.", dayOrNull, null),
  }),
  {},
);

const period = only({
  start: required("First arrival day.", day),
  end: required("Last arrival day, included.", day),
});

const restrictedCalendar = setting(
  "Cabin arrivals only in periods; departures from the server.",
  only({
    active: setting("Use the restricted calendar outside hotel mode.", yesOrNo, false),
    nodeId: setting("nodeId of available-departure-dates; needed when active.", wholeOrNull, null),
    arrivalPeriods: setting("Every day of a period that is after today is an arrival day.", list(period), []),
  }),
  {},
);

const position = only({
  Latitude: required("Degrees north.", degrees(90)),
  Longitude: required("Degrees east.", degrees(180)),
});

const tileService = only({
  name: required("Name in the layer switch.", text),
  url: required("Template with {z} {x} {y} {key}.", shaped(/\{key\}/)),
  key: required("null = not offered.", textOrNull),
});

const busStop = only({
  position: required("Where the stop is.", position),
  minutes: required("Minutes of the ride from this stop to the place.", between(1, 120)),
});

const mapPlace = only({
  name: required("Name in the language of this document.", v.pipe(text, v.minLength(1, "must not be empty"))),
  kind: required(
    "A stay shows the lift and the shop that are reached first.",
    picklistSetting("lift", "shop"),
  ),
  position: required("Where the way on foot ends.", position),
  skiBus: setting("Stops of the ski bus to the place.", list(busStop), []),
});

const map = only({
  zoom: setting("First zoom before markers fit.", between(0, 18), 5),
  centre: setting(
    "First centre.",
    only({ Latitude: required("Degrees north.", number), Longitude: required("Degrees east.", number) }),
    { Latitude: 62, Longitude: 18 },
  ),
  maxZoom: setting("Highest zoom, also of fly-to.", whole, 18),
  singlePropertyZoom: setting("Zoom of a single-property map.", whole, 17),
  tileUrl: required("Own tile server, template with {z} {x} {y}.", shaped(/\{z\}.*\{x\}.*\{y\}/)),
  attribution: setting("Credit line.", text, ""),
  extraTileServices: setting("Two other services at most.", listUpTo(tileService, 2), []),
  places: setting(
    "Lifts and shops to which the card on the results map says the minutes on foot or by ski bus. Every page of the site carries this list, so name few.",
    listUpTo(mapPlace, 40),
    [],
  ),
});

/** The settings of a site in one language. */
export const settingsSchema = only({
  language: required("Prefix of the language of this document; one of languages[].prefix.", prefix),
  languages: required(
    "Languages of the site; the first is the default.",
    v.pipe(list(language), v.minLength(1, "must have at least this many entries: 1")),
  ),
  currency: required(
    "ISO 4217; currency of every lone PriceFrom and of the search state.",
    shaped(/^[A-Z]{3}$/),
  ),
  name: setting("The destination's name: header link, page titles, structured data.", text, "Stays"),
  brand,
  loggedIn: setting(
    "An editor is logged in: shifts the map card for the admin toolbar and shows admin-facing hints. Nothing else.",
    yesOrNo,
    false,
  ),
  texts: setting(
    "Translation key -> wording; overrides the built-in text.",
    v.record(v.string(), text, "must be an object"),
    {},
  ),
  promoCodeActive: setting("Shows promo code fields and lets a code be used.", yesOrNo, false),
  offersActivated: setting(
    "Shows the offers list (cabin, village) and package list (hotel).",
    yesOrNo,
    false,
  ),
  addonModalActive: setting(
    "true: extras modal after an add; false: go to the online add-on page.",
    yesOrNo,
    false,
  ),
  hosts: required("Outside hosts.", hosts),
  online: required("External online booking site.", online),
  trip,
  contact,
  conditions,
  widget,
  search: required("Search form and list.", search),
  guests,
  calendar,
  restrictedCalendar,
  results,
  galaxy,
  filters,
  village,
  attributes,
  video,
  packages,
  upsell,
  map: required("Maps.", map),
  appearance: setting(
    "system = light or dark, as the visitor's system asks; light = always light.",
    picklistSetting("system", "light"),
    "system",
  ),
  telemetry: setting(
    "Where browsers send load times, errors and Core Web Vitals of each remote.",
    only({
      endpoint: setting(
        "Address of an OpenTelemetry collector that takes logs as OTLP/HTTP JSON, such as https://otel.example.com/v1/logs; null = nothing is measured or sent.",
        textOrNull,
        null,
      ),
    }),
    {},
  ),
  analytics,
  assistants: setting(
    "Assistants of travellers may ask for stays, dates, activities and transport at /{lang}/mcp (docs/assistants.md), and the search form names its fields to an assistant in the browser.",
    yesOrNo,
    false,
  ),
  offline: setting(
    "Browsers store visited public pages and show them without a network, with the age of their prices. false in any language: nothing is stored, and what is stored is deleted at the next visit.",
    yesOrNo,
    true,
  ),
});
