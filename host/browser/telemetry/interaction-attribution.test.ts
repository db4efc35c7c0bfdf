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
} as const;

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

test("FE-06 the script's file is known without URL.canParse, and left out when its address is malformed", () => {
  const { canParse } = URL;
  Reflect.deleteProperty(URL, "canParse");
  const { longestScript } = attribution;
  const malformed = { ...longestScript, entry: { ...longestScript.entry, sourceURL: "https://[stays" } };
  const [known, unknown] = [attribution, { ...attribution, longestScript: malformed }].map(
    (one) => interactionAttributes(one)["stays.inp.script.file"],
  );
  URL.canParse = canParse;
  expect([known, unknown]).toEqual(["/releases/mf-search/1.0.0/js/page.js", undefined]);
});

test("FE-06 what the browser does not know is left out", () => {
  const { inputDelay, processingDuration, presentationDelay } = attribution;
  expect(Object.keys(interactionAttributes({ inputDelay, processingDuration, presentationDelay }))).toEqual([
    "stays.inp.input_delay",
    "stays.inp.processing",
    "stays.inp.presentation",
  ]);
});
