import { type ActivityFilter, activitiesByDayQuery, activitiesQuery } from "@stays/galaxy";

/** The query for the days of the stay that have activities (UP-01). */
export const daysOfStayQuery = (filter: ActivityFilter, stay: { start: string; end: string }) =>
  activitiesByDayQuery({ ...filter, start: stay.start, end: stay.end });

/** The query for the activities of one day; each day is a search of its own (CA-08). */
export const dayQuery = (filter: ActivityFilter, date: string) => activitiesQuery({ ...filter, date });
