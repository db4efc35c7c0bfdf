import * as v from "valibot";
import {
  atLeast,
  list,
  only,
  path,
  picklistSetting,
  required,
  setting,
  shaped,
  text,
  textOrNull,
  whole,
  wholeOrNull,
  yesOrNo,
} from "./setting-kinds.ts";

/* Settings of single pages and of what they list. */

const resultVariants = ["Tile", "List", "Standard", "StandardCompact"] as const;

export const results = setting(
  "Results page.",
  only({
    variant: setting("Style of the results list.", picklistSetting(...resultVariants), "Tile"),
    detailLinks: setting(
      "PageToLoad -> path after the language prefix; a missing key keeps its default. Current query is appended.",
      only({
        village: setting("A cabin village.", path, "/stays/village/{Id}/{Name}"),
        cabin: setting("A cabin of a village.", path, "/stays/village/{Id}/{Name}/{DetailId}"),
        cabindetail: setting("A cabin of its own.", path, "/stays/cabindetail/{Id}/{Name}"),
        hotel: setting("A hotel.", path, "/stays/hotel/{Id}/{Name}"),
        room: setting("A room of a hotel.", path, "/stays/hotel/{Id}/{Name}/{DetailId}"),
        hoteldetail: setting("A hotel that is sold as a whole.", path, "/stays/hoteldetail/{Id}/{Name}"),
      }),
      {},
    ),
  }),
  {},
);

const filter = only({
  attributeId: required("Facility id.", whole),
  label: required("Shown name.", text),
});

export const filters = setting(
  "Filters of the village page; the results filter bar uses the same.",
  only({
    capacitySelects: setting("Number steppers; sent in capacityFilter.", list(filter), []),
    booleanCheckboxes: setting("Checkboxes; sent in attributes.", list(filter), []),
  }),
  {},
);

/** A query parameter that the contract of Galaxy does not have. */
const parameter = shaped(
  /^(?!(start|end|personConfigurations|productId|attributes|capacityFilter|category|geo|name|sort|promoCode|offersOnly|offerIds|page|searchId)$)[A-Za-z][A-Za-z0-9_.-]{0,63}$/,
);

const OTHER_NAMES = "must name different parameters";

/** What a Galaxy can do beyond the contract. */
export const galaxy = setting(
  "What Galaxy can do beyond its contract.",
  only({
    filters: setting(
      "Query parameters by which Galaxy filters lists of stays. What it filters needs one call a page; what it does not, the browser filters, and asks for page after page. `stays galaxy-check` tells whether it does.",
      v.pipe(
        only({
          price: setting(
            "Parameters of the lowest and the highest total of a stay, in whole units of the currency; null = Galaxy has none.",
            v.nullable(
              only({
                least: required("Parameter of the lowest total.", parameter),
                most: required("Parameter of the highest total.", parameter),
              }),
            ),
            null,
          ),
          bounds: setting(
            "Parameter of a part of the map: south, west, north and east in degrees, separated by commas; null = Galaxy has none.",
            v.nullable(parameter),
            null,
          ),
        }),
        v.check(({ price, bounds }) => {
          const names = [price?.least, price?.most, bounds].filter((name) => typeof name === "string");
          return new Set(names).size === names.length;
        }, OTHER_NAMES),
      ),
      {},
    ),
  }),
  {},
);

const villageList = picklistSetting("VillageList", ...resultVariants);

export const village = setting(
  "Village page.",
  only({
    defaultListComponent: setting("List for cbis: groups.", villageList, "VillageList"),
    groupListComponents: setting(
      "Group key -> list, where it differs. Bare keys always use the list of cabins outside the booking system.",
      v.record(shaped(/^cbis:[0-9]+$/), villageList, "must be an object"),
      {},
    ),
  }),
  {},
);

export const attributes = setting(
  "Top attribute icons.",
  only({
    topAttributeIds: setting(
      "Facilities allowed as top icons, in order; [] = any with an Icon, in Attributes order. 372, 603, 589 and 130 never.",
      list(whole),
      [],
    ),
    maxTop: setting("Cards and pages in general.", atLeast(0), 4),
    maxTopHotelRoomCard: setting("Hotel room cards.", atLeast(0), 5),
    maxTopVillage: setting("Village page.", picklistSetting(5, 6), 5),
  }),
  {},
);

const hostName = v.pipe(
  text,
  v.regex(/^(?!-)[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*$/, "must be a host name such as www.example.com"),
);

export const video = setting(
  "Video modal.",
  only({
    allowedHosts: setting("Hosts an embed link of facility 577 may have.", list(hostName), [
      "www.youtube.com",
      "player.vimeo.com",
    ]),
  }),
  {},
);

export const packages = setting(
  "Packages and offers.",
  only({
    listLayout: setting(
      "Layout of package lists.",
      picklistSetting("tile", "photo", "standard", "list"),
      "standard",
    ),
    supplierFilterType: setting(
      "Supplier filter of the all-packages page.",
      picklistSetting("Select", "Button"),
      "Select",
    ),
    offersSort: setting(
      "Sort of offers.",
      picklistSetting("Price-Asc", "Price-Desc", "Name-Asc", "Name-Desc"),
      "Name-Asc",
    ),
  }),
  {},
);

const listStyle = picklistSetting("Card", "CompactList", "TilePhotos");

const tab = only({
  categoryId: required("category sent.", whole),
  attributeId: setting("attribute sent.", wholeOrNull, null),
  tab_title: required("Text of the pill.", text),
  icon: setting("Icon name.", textOrNull, null),
  style: setting("List style of the tab.", listStyle, "Card"),
  title: setting("Heading of the tab.", textOrNull, null),
  description: setting("HTML description.", only({ value: required("HTML.", text) }), { value: "" }),
});

export const upsell = setting(
  "Upsell pages.",
  only({
    active: setting("Go to an upsell page before the basket.", yesOrNo, false),
    pageType: setting(
      "Which page; upselldaypicker uses route upsellday. Only the first three are valid for add-activity calls.",
      picklistSetting("upsellday", "upselldaypicker", "upsellcategory", "upsellrecommend", "upselltransport"),
      "upsellday",
    ),
    day: setting(
      "Upsell by day.",
      only({
        heading: setting("Heading; null = built-in text.", textOrNull, null),
        intro: setting("Intro; the stay dates are added.", textOrNull, null),
        listStyle: setting("List style.", listStyle, "Card"),
        categoryId: setting("category sent.", wholeOrNull, null),
        attributeId: setting("attribute sent.", wholeOrNull, null),
        geoId: setting("geo sent.", wholeOrNull, null),
      }),
      {},
    ),
    tabs: setting("Tabs of the category page; [] shows the admin-facing hint.", list(tab), []),
    recommend: setting(
      "Recommend page.",
      only({
        style: setting(
          "Grid style for more than one activity.",
          picklistSetting("List", "Card", "CompactList", "Photo"),
          "List",
        ),
        backgroundImage: setting("Image Uri behind the description block.", textOrNull, null),
      }),
      {},
    ),
    transport: setting(
      "Transport page.",
      only({
        heading: setting("Heading; null = built-in text.", textOrNull, null),
        text: setting("Text; the stay dates are added.", textOrNull, null),
      }),
      {},
    ),
    silentFailures: setting(
      "true = a failed activity or transport add shows no message, exactly as the specification describes; false = a quiet status line says so.",
      yesOrNo,
      false,
    ),
  }),
  {},
);
