declare global {
  /** Moves the machine to a time zone. Only where `@jest-environment` is `zone-environment.mjs`. */
  function setTimeZone(zone: string): void;
}

export {};
