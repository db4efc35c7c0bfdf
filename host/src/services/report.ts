import type { Problem, RemoteIdentity } from "@stays/contract";
import { createContext, use } from "react";

/** Writes a problem to the log. In the browser it goes to the server's log, on the server to its own. */
export type ReportProblem = (problem: Problem & RemoteIdentity) => void;

/** Set by the browser's and by the server's entry. */
export const ReportContext = createContext<ReportProblem>(() => {});

/** The log of this page view. */
export const useReportProblem = (): ReportProblem => use(ReportContext);
