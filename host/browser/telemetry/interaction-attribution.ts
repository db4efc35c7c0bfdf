import { parseUrl } from "@stays/domain";
import type { INPAttribution } from "web-vitals/attribution";

/**
 * Why an interaction was slow, as attributes of the signal: the control as a CSS selector, the parts in milliseconds,
 * and of the long animation frames around it the longest script. They have no text of the page or of the visitor.
 */
export function interactionAttributes(
  attribution: INPAttribution,
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
