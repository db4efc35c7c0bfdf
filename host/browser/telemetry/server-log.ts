import { isReleaseFault, type ReportProblem, readStack } from "../../app/services/report.ts";

/** Path for reports to the server's log. */
const LOG_ADDRESS = "/log";

/** Characters of a stack that the server's log accepts. A longer one would lose the whole report. */
const MAX_STACK = 8_000;

/** A slow load of a module; `ms` from the request for the module until it is ready. */
export interface SlowLoad {
  readonly remote: string;
  readonly release: string;
  readonly module: string;
  readonly ms: number;
}

/** An interaction with a slow response; `ms` until the next paint. */
interface SlowInteraction {
  readonly remote: string;
  readonly release: string;
  /** CSS selector of the control; empty when it is gone. */
  readonly target: string;
  /** Name of the function that took longest, as the browser knows it; may be empty. */
  readonly script: string;
  readonly ms: number;
}

/** Sends a report even while the page is being closed. Visitors can turn this off in their browser. */
const send = (report: object) => {
  const body = JSON.stringify({ ...report, route: location.pathname });
  navigator.sendBeacon?.(LOG_ADDRESS, new Blob([body], { type: "application/json" }));
};

/** A page that is still here after so many milliseconds is not being left: its link was a download. */
const LEAVE_TIME = 10_000;

/** Whether this page can still load resources. */
let isOpen = true;
// Safari cancels what a page loads as soon as the next page is requested, long before `pagehide`.
addEventListener("beforeunload", () => {
  isOpen = false;
  setTimeout(() => {
    isOpen = true;
  }, LEAVE_TIME);
});
addEventListener("pagehide", () => {
  isOpen = false;
});
addEventListener("pageshow", () => {
  isOpen = true;
});

/** Sends a problem to the server's log. */
export const sendProblem: ReportProblem = ({ remote, release, operation, message, cause }) => {
  const stack = readStack(cause)?.slice(0, MAX_STACK);
  const isFault = isOpen && navigator.onLine && isReleaseFault(cause);
  send({ kind: "problem", remote, release, operation, message, stack, isFault });
};

/** Sends a slow load to the server's log. */
export const sendSlowLoad = (load: SlowLoad): void => send({ kind: "slow-load", ...load });

/** Sends a slow interaction to the server's log. */
export const sendSlowInteraction = (interaction: SlowInteraction): void =>
  send({ kind: "slow-interaction", ...interaction });
