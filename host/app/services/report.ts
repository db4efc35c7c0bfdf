import type { Problem, RemoteIdentity } from "@stays/contract";
import { createContext, use } from "react";

/** Writes a problem to the log: in the browser to the server's log, on the server to its own. */
export type ReportProblem = (problem: Problem & RemoteIdentity) => void;

/**
 * A log that reports each error once: a failed call is thrown into the boundary of its page, which reports it
 * too.
 */
export function reportOnce(report: ReportProblem): ReportProblem {
  const reported = new WeakSet<object>();
  return (problem) => {
    const { cause } = problem;
    if (cause instanceof Error) {
      if (reported.has(cause)) return;
      reported.add(cause);
    }
    report(problem);
  };
}

/** The entries of the browser and of the server set it. */
export const ReportContext = createContext<ReportProblem>(() => {});

/** The log of this page view. */
export const useReportProblem = (): ReportProblem => use(ReportContext);
