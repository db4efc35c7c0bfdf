import type { Problem } from "../observability/problem-report.ts";
import type { RenderProblem } from "../render/render-protocol.ts";

/** A fault of a remote or of the host in a page, as the development server shows it. */
interface PageFault extends Pick<Problem, "remote" | "operation" | "message" | "stack"> {
  readonly where: "browser" | "server";
}

/** Sends faults to the development server, which has started this process. */
function send(fault: PageFault): void {
  process.send?.({ fault });
}

/** Sends a problem of a browser to the development server, if it is a fault of the code. */
export function sendBrowserFault({ remote, operation, message, stack, isFault }: Problem): void {
  if (isFault) send({ where: "browser", remote, operation, message, stack });
}

/** Sends a problem of a render to the development server, if it is a fault of the code. */
export function sendServerFault({ remote, operation, message, stack, isFault }: RenderProblem): void {
  if (isFault) send({ where: "server", remote, operation, message, stack });
}
