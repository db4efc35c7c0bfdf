import { dayText } from "../world/day.ts";
import { type Localised, textIn } from "../world/localised.ts";
import type { CodeAnswer } from "./answers.ts";
import type { Operation } from "./galaxy.ts";
import { optionalDay, optionalDigits } from "./input.ts";
import { bookable } from "./search-activities.ts";

const MOST = 6;
const OFFSET = 1;
const title: Localised = {
  en: "Start your mountain days well",
  sv: "Börja fjälldagarna bra",
  no: "Start fjelldagene godt",
  de: "Ein guter Start in die Bergtage",
};
const intro: Localised = {
  en: "Our picks for your first day.",
  sv: "Våra tips för din första dag.",
  no: "Våre tips for din første dag.",
  de: "Unsere Tipps für Ihren ersten Tag.",
};
const badge: Localised = { en: "Popular", sv: "Populärt", no: "Populært", de: "Beliebt" };
const dateMissing: CodeAnswer = { code: 500, errorMessage: "Date is missing" };
const dateOrder: CodeAnswer = { code: 500, errorMessage: "Date start is before date end" };
const nothing = {
  available: 0,
  Activities: [],
  startDate: null,
  cbisIds: [],
  promocode: null,
  name: null,
  description: null,
  introduction: null,
  badge: null,
  offset: 0,
  bf_token: null,
  global_token: null,
};

/** availability/activity/recommended: activities for a booked stay. */
export const recommendedActivities: Operation = (galaxy, { query, lang }) => {
  const start = optionalDay(query, "start");
  const end = optionalDay(query, "end");
  const booked = optionalDigits(query, "bookedAccommodation");
  if (start === null || end === null) return dateMissing;
  if (start > end) return dateOrder;
  const stay = booked === null ? undefined : galaxy.catalogue.stays.get(booked);
  if (stay?.recommends === "none") return nothing;
  const filter = { position: stay?.position ?? null, category: null, attribute: null, geo: null };
  // The answer has no SearchId: the site only shows its keys, and the online site's widget books them.
  const searchId = galaxy.activitySearches.keep({ start, end });
  const Activities = bookable(galaxy, filter, { start, end }, lang, searchId).slice(
    0,
    stay?.recommends === "one" ? 1 : MOST,
  );
  if (Activities.length === 0) return nothing;
  return {
    available: Activities.length,
    Activities,
    startDate: dayText(Math.min(start + OFFSET, end)),
    cbisIds: Activities.map(({ Id }) => Id.slice(5)),
    promocode: null,
    name: textIn(title, lang),
    description: `<p>${textIn(intro, lang)}</p>`,
    introduction: textIn(intro, lang),
    badge: textIn(badge, lang),
    offset: Math.min(OFFSET, end - start),
    bf_token: null,
    global_token: "tok_hallefjall",
  };
};
