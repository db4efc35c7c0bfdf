import type { ReportProblem } from "../services/report.ts";

/** Where the server takes problems of browsers. */
const LOG_ADDRESS = "/log";

/** Sends a problem to the server's log; a page that is going away still sends it. */
export const sendProblem: ReportProblem = ({ remote, release, operation, message, cause }) => {
  const stack = cause instanceof Error ? cause.stack : undefined;
  const route = location.pathname;
  const body = JSON.stringify({ remote, release, operation, message, stack, route });
  navigator.sendBeacon(LOG_ADDRESS, new Blob([body], { type: "application/json" }));
};
