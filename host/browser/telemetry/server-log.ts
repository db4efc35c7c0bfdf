import { readThrown } from "@stays/domain";
import { isReleaseFault, type ReportProblem } from "../../app/services/report.ts";
import { onceActivated } from "../page/activation.ts";

/** Path for reports to the server's log. */
const LOG_ADDRESS = "/log";

/** Characters of a report that the server's log accepts. A longer text would lose the whole report. */
const MOST = { operation: 200, message: 2_000, route: 500 };
/** Bytes of a report that the server accepts: where the signs of a stack take more than one, it does not fit. */
const MOST_BYTES = 16_000;

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

const toBody = (report: object): Blob => {
  const route = location.pathname.slice(0, MOST.route);
  return new Blob([JSON.stringify({ ...report, route })], { type: "application/json" });
};

/** Sends a report even while the page is being closed. Visitors can turn this off in their browser. */
const send = (report: object) => {
  const body = toBody(report);
  const sent = body.size > MOST_BYTES ? toBody({ ...report, stack: undefined }) : body;
  onceActivated(() => navigator.sendBeacon?.(LOG_ADDRESS, sent));
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

/** Sends a problem to the server's log. While the page is left, browsers cancel what it loads: that is none. */
export const sendProblem: ReportProblem = (problem) => {
  const { remote, release } = problem;
  // A release builds the texts, so they may be of any length and type.
  const operation = String(problem.operation).slice(0, MOST.operation);
  const message = String(problem.message).slice(0, MOST.message);
  const { stack } = readThrown(problem.cause);
  const isFault = navigator.onLine && isReleaseFault(problem);
  if (isOpen) send({ kind: "problem", remote, release, operation, message, stack, isFault });
};

/** Sends a slow load to the server's log. */
export const sendSlowLoad = (load: SlowLoad): void => send({ kind: "slow-load", ...load });

/** Sends a slow interaction to the server's log. */
export const sendSlowInteraction = (interaction: SlowInteraction): void =>
  send({ kind: "slow-interaction", ...interaction });
