import { addMonths, monthOf } from "@stays/days";

/**
 * The months to search for the stays nearest to a day: its own, those beside it, and further ones while all
 * of them are empty. First days of months, YYYY-MM-01.
 *
 * @param limit most months to each side, the setting `calendar.searchLimitMonths`
 * @param isEmpty whether a month is known to have no arrival
 */
export function monthsAround(
  wanted: string,
  limit: number,
  isEmpty: (month: string) => boolean,
): readonly string[] {
  const months = [monthOf(wanted).start];
  let reach = 0;
  do {
    reach += 1;
    months.push(addMonths(wanted, -reach), addMonths(wanted, reach));
  } while (reach < limit && months.every(isEmpty));
  return months;
}
