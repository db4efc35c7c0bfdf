import { isReleaseFault } from "../services/release-fault.ts";
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

/** Whether this page can still load what it asks for. */
let isOpen = true;
addEventListener("pagehide", () => {
  isOpen = false;
});
addEventListener("pageshow", () => {
  isOpen = true;
});

/** What the server counts this page's problems by; undefined where no canary runs. */
let pageId: string | undefined;

/** Names the page to the server's log. */
export function identifyPage(id: string | undefined): void {
  pageId = id;
}

/** Sends a problem to the server's log. */
export const sendProblem: ReportProblem = ({ remote, release, operation, message, cause }) => {
  const stack = cause instanceof Error ? cause.stack : undefined;
  const isFault = isOpen && navigator.onLine && isReleaseFault(cause);
  send({ kind: "problem", remote, release, operation, message, stack, isFault, page: pageId });
};

/** Sends a slow load to the server's log. */
export const sendSlowLoad = (load: SlowLoad): void => send({ kind: "slow-load", ...load });
