import type { ReportProblem } from "../services/report.ts";

/** Where the server takes what browsers report. */
const LOG_ADDRESS = "/log";

/** A module that took long to come; `ms` from the wish to the module. */
export interface SlowLoad {
  readonly remote: string;
  readonly release: string;
  readonly module: string;
  readonly ms: number;
}

/** A page that is going away still sends it. */
const send = (report: object) => {
  const body = JSON.stringify({ ...report, route: location.pathname });
  navigator.sendBeacon(LOG_ADDRESS, new Blob([body], { type: "application/json" }));
};

/** Sends a problem to the server's log. */
export const sendProblem: ReportProblem = ({ remote, release, operation, message, cause }) => {
  const stack = cause instanceof Error ? cause.stack : undefined;
  send({ kind: "problem", remote, release, operation, message, stack });
};

/** Sends a slow load to the server's log. */
export const sendSlowLoad = (load: SlowLoad): void => send({ kind: "slow-load", ...load });
