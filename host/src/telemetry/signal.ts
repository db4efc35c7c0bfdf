/** The remote, release and route that every signal is tagged with. */
export interface SignalSource {
  readonly remote: string;
  readonly release: string;
  /** Name of the route of the page, such as `village`; `none` where the address has no route. */
  readonly route: string;
}

/** A telemetry signal of a visitor's browser. Its names are OpenTelemetry's where one exists. */
export interface Signal extends SignalSource {
  readonly event: "browser.web_vital" | "exception" | "stays.remote.load";
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly attributes: Readonly<Record<string, string | number>>;
}
