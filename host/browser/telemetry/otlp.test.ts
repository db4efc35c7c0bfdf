import { otlpLogs } from "./otlp.ts";
import type { Signal } from "./signals.ts";

const vital: Signal = {
  event: "browser.web_vital",
  remote: "mf-property",
  release: "1.2.0",
  route: "village",
  at: 1_790_000_000_000,
  attributes: { name: "lcp", value: 812.5 },
};
const exception: Signal = {
  ...vital,
  event: "exception",
  remote: "mf-cart",
  release: "2.0.0",
  attributes: { "exception.message": "boom" },
};

test("FE-06 signals are logs of OTLP, tagged with remote, release and route", () => {
  const payload = otlpLogs([vital, exception, vital], {
    ...{ site: "https://stays.example", language: "sv", clickIds: "gclid=a" },
  });
  expect(payload).toEqual({
    resourceLogs: [
      {
        resource: {
          attributes: [
            { key: "service.name", value: { stringValue: "stays" } },
            { key: "service.namespace", value: { stringValue: "https://stays.example" } },
            { key: "browser.language", value: { stringValue: "sv" } },
            { key: "url.query", value: { stringValue: "gclid=a" } },
          ],
        },
        scopeLogs: [
          { scope: { name: "mf-property", version: "1.2.0" }, logRecords: [record(9), record(9)] },
          { scope: { name: "mf-cart", version: "2.0.0" }, logRecords: [record(17)] },
        ],
      },
    ],
  });
  expect(JSON.stringify(payload)).toContain(
    '{"key":"http.route","value":{"stringValue":"village"}},{"key":"name","value":{"stringValue":"lcp"}},{"key":"value","value":{"doubleValue":812.5}}',
  );
});

function record(severityNumber: number) {
  return expect.objectContaining({ severityNumber, timeUnixNano: "1790000000000000000" });
}
