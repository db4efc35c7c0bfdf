import type { QueryClient } from "@stays/query";
import { basketQuery, isRefusal } from "@stays/wire";
import type { ReportProblem } from "../services/report.ts";

/** No basket yet: nothing is wrong. */
const NO_BASKET = 404;

/** Logs every basket that could not be had, or was refused (S2 §8); who waits for it shows its failed state. */
export function logBasketFailures(client: QueryClient, report: ReportProblem): void {
  const [, operation] = basketQuery().queryKey;
  const say = (message: string, cause?: unknown) =>
    report({ remote: "host", release: "live", operation, message, cause });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.query.queryKey[1] !== operation) return;
    const { action } = event;
    if (action.type === "error") say(String(action.error), action.error);
    if (action.type !== "success" || !isRefusal(action.data)) return;
    const { code, message } = action.data;
    if (code !== NO_BASKET) say(`code ${code}: ${message}`);
  });
}
