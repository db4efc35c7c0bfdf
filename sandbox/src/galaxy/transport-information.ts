import { daysBetween, dayText } from "../world/day.ts";
import { textIn } from "../world/localised.ts";
import { nothingFound } from "./answers.ts";
import type { Operation } from "./galaxy.ts";
import { requiredDigits } from "./input.ts";

/** availability/transport/information: routes, person groups and the departure days of a year. */
export const transportInformation: Operation = (galaxy, { query, lang }) => {
  const line = galaxy.catalogue.transport.get(requiredDigits(query, "productId"));
  if (!line) return nothingFound;
  const year = daysBetween(galaxy.today(), galaxy.today() + 364);
  return {
    Locations: line.routes.map(({ code, name }) => ({ Code: code, Name: textIn(name, lang) })),
    PersonPriceGroups: line.groups.map(({ code, name, minAge, maxAge }) => ({
      Code: code,
      Name: textIn(name, lang),
      MinAge: minAge,
      MaxAge: maxAge,
    })),
    TransportActivityCalendars: line.routes.map(({ code }) => ({
      Code: code,
      Dates: year.filter((day) => galaxy.occasions().on(line.id, code, day).length > 0).map(dayText),
    })),
  };
};
