import { daysBetween, dayText } from "../world/day.ts";
import { digitsOf } from "../world/large-ids.ts";
import { textIn } from "../world/localised.ts";
import { amountIn } from "../world/money.ts";
import type { TransportLine } from "../world/transport.ts";
import type { GalaxyRequest, MockGalaxy, Operation } from "./galaxy.ts";
import { period } from "./input.ts";
import { occasionText } from "./occasion-text.ts";
import { bareContent, wireImages } from "./wire-content.ts";

/** availability/transport/by-day: each line with its departures of that day. */
export const transportByDay: Operation = (galaxy, request) => days(galaxy, request, false);

/** availability/transport/by-product: each line with its departures of the whole range. */
export const transportByProduct: Operation = (galaxy, request) => days(galaxy, request, true);

function days(galaxy: MockGalaxy, { query, lang }: GalaxyRequest, wholeRange: boolean) {
  const { start, end } = period(query);
  const past = start < galaxy.today();
  const range = daysBetween(start, end);
  const lines = [...galaxy.catalogue.transport.values()];
  const timesOf = (line: TransportLine, day: number) =>
    line.routes
      .flatMap(({ code }) =>
        galaxy
          .occasions()
          .on(line.id, code, day)
          .filter(({ remaining }) => remaining > 0),
      )
      .map(({ time }) => occasionText(day, time))
      .sort();
  const ofDay = (day: number) =>
    lines.flatMap((line) => {
      const today = timesOf(line, day);
      if (today.length === 0) return [];
      return [wireLine(line, wholeRange ? range.flatMap((other) => timesOf(line, other)) : today)];
    });
  const wireLine = (line: TransportLine, dates: readonly string[]) => ({
    Id: `cbis:${digitsOf(line.id)}`,
    Name: textIn(line.name, lang),
    PriceFrom: amountIn(
      galaxy.destination,
      Math.round(line.price * Math.min(...line.groups.map(({ factor }) => factor))),
    ),
    Content: {
      ...bareContent(`cbis:${digitsOf(line.id)}`),
      Introduction: textIn(line.introduction, lang),
      Description: textIn(line.description, lang),
      Images: wireImages(line.pictures, lang),
      InformationOthers: {
        "402": textIn({ en: "per person", sv: "per person", no: "per person", de: "pro Person" }, lang),
        "1012": String(amountIn(galaxy.destination, line.price)),
      },
    },
    AvailableDates: [...new Set(dates)],
    ProductsGrouped: {},
    ProductsDates: {},
  });
  return { ProductsByDay: Object.fromEntries(range.map((day) => [dayText(day), past ? [] : ofDay(day)])) };
}
