import { addMonths, type Calendar } from "@stays/stay";
import { isRefusal, type Refusal } from "@stays/wire";

/**
 * The first month to show: empty ones are passed as far as the limit, as long as their answers are known; a calendar
 * without data is not searched ahead (SW-03, ruling 34).
 *
 * @param known the answer of a month, undefined while it is not there
 */
export function firstFilledMonth(
  opening: string,
  limit: number,
  known: (month: string) => Calendar | Refusal | undefined,
): string {
  for (let ahead = 0; ahead < limit; ahead++) {
    const month = ahead === 0 ? opening : addMonths(opening, ahead);
    const [first, second] = [known(month), known(addMonths(month, 1))];
    if (!isEmpty(first) || !isEmpty(second)) return month;
  }
  return opening;
}

const isEmpty = (answer: Calendar | Refusal | undefined): boolean =>
  answer !== undefined && !isRefusal(answer) && !answer.isFake && answer.days.length === 0;
