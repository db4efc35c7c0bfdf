/** The results of a week in February 2027 for two adults. */
export const SEARCHED = "/en/stays?start=2027-02-06&end=2027-02-13&rooms=1&gc-1-adults=2&gc-1-children=0";
