declare global {
  /** Sets the time zone of the process. Works only where `@jest-environment` is `zone-environment.mjs`. */
  function setTimeZone(zone: string): void;
}

export {};
