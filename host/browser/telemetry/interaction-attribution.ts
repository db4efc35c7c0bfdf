import { parseUrl } from "@stays/domain";
import type { INPAttribution } from "web-vitals/attribution";

/** The parts of web-vitals' attribution that are reported. They have no text of the page or of the visitor. */
export type InteractionAttribution = Pick<
  INPAttribution,
  | "interactionTarget"
  | "interactionType"
  | "inputDelay"
  | "processingDuration"
  | "presentationDelay"
  | "totalScriptDuration"
  | "totalStyleAndLayoutDuration"
  | "totalPaintDuration"
> & {
  readonly longestScript?: {
    readonly entry: Pick<PerformanceScriptTiming, "sourceURL" | "sourceFunctionName" | "invokerType">;
    readonly subpart: string;
    readonly intersectingDuration: number;
  };
};

/** An interaction with a slow response; `ms` until the next paint. */
export interface SlowInteraction {
  readonly remote: string;
  readonly release: string;
  /** CSS selector of the control; empty when it is gone. */
  readonly target: string;
  /** Name of the function that took longest, as the browser knows it; may be empty. */
  readonly script: string;
  readonly ms: number;
}

/**
 * Why an interaction was slow, as attributes of the signal: the control as a CSS selector, the parts in milliseconds,
 * and of the long animation frames around it the longest script.
 */
export function interactionAttributes(
  attribution: InteractionAttribution,
): Readonly<Record<string, string | number>> {
  const { longestScript } = attribution;
  const all = {
    target: attribution.interactionTarget,
    type: attribution.interactionType,
    input_delay: attribution.inputDelay,
    processing: attribution.processingDuration,
    presentation: attribution.presentationDelay,
    "frames.scripts": attribution.totalScriptDuration,
    "frames.layout": attribution.totalStyleAndLayoutDuration,
    "frames.paint": attribution.totalPaintDuration,
    "script.file": longestScript && parseUrl(longestScript.entry.sourceURL)?.pathname,
    "script.function": longestScript?.entry.sourceFunctionName,
    "script.invoker": longestScript?.entry.invokerType,
    "script.part": longestScript?.subpart,
    "script.duration": longestScript?.intersectingDuration,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      value === undefined || value === ""
        ? []
        : [[`stays.inp.${name}`, typeof value === "number" ? Math.round(value) : value]],
    ),
  );
}
