import { addMonths, monthOf } from "@stays/days";

/**
 * The months that are looked through for the stays nearest to a day: its own and those beside it, and further ones as
 * long as none of the nearer has an arrival. First days of months, YYYY-MM-01.
 *
 * @param limit months to each side at most, the setting `calendar.searchLimitMonths`
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
