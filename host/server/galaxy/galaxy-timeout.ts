/**
 * Time limit of Galaxy on the server, in milliseconds; after it the browser sends the request. It bounds an
 * outage, so it is longer than any response of a busy machine.
 */
export const GALAXY_TIMEOUT = 8000;
