/** Whose it is and where it happened: every signal is tagged so. */
export interface SignalPlace {
  readonly remote: string;
  readonly release: string;
  /** Name of the route of the page, such as `village`; `none` where the address has no route. */
  readonly route: string;
}

/** Something that the teams want to know of a visitor's browser; the names are OpenTelemetry's where it has one. */
export interface Signal extends SignalPlace {
  readonly event: "browser.web_vital" | "exception" | "stays.remote.load";
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly attributes: Readonly<Record<string, string | number>>;
}
