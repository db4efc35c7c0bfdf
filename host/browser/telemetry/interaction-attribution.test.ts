import type { INPAttribution } from "web-vitals/attribution";
import { interactionAttributes } from "./interaction-attribution.ts";

const attribution = {
  interactionTarget: "html>body>div>button.mf_search-chip-XbrMTi",
  interactionType: "pointer",
  inputDelay: 12.4,
  processingDuration: 180.6,
  presentationDelay: 31,
  totalScriptDuration: 170.2,
  longestScript: {
    entry: {
      sourceURL: "https://stays.example/releases/mf-search/1.0.0/js/page.js?retry=1",
      sourceFunctionName: "render",
      invokerType: "event-listener",
    },
    subpart: "processing-duration",
    intersectingDuration: 160.4,
  },
} as INPAttribution;

test("FE-06 a slow interaction names its control, its parts and the longest script of its frames", () => {
  expect(interactionAttributes(attribution)).toEqual({
    "stays.inp.target": "html>body>div>button.mf_search-chip-XbrMTi",
    "stays.inp.type": "pointer",
    "stays.inp.input_delay": 12,
    "stays.inp.processing": 181,
    "stays.inp.presentation": 31,
    "stays.inp.frames.scripts": 170,
    "stays.inp.script.file": "/releases/mf-search/1.0.0/js/page.js",
    "stays.inp.script.function": "render",
    "stays.inp.script.invoker": "event-listener",
    "stays.inp.script.part": "processing-duration",
    "stays.inp.script.duration": 160,
  });
});

test("FE-06 what the browser does not know is left out", () => {
  const known = { inputDelay: 12, processingDuration: 181, presentationDelay: 31 } as INPAttribution;
  expect(Object.keys(interactionAttributes(known))).toEqual([
    "stays.inp.input_delay",
    "stays.inp.processing",
    "stays.inp.presentation",
  ]);
});
