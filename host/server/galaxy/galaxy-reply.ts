/** An answer of Galaxy to the server itself. */
export interface GalaxyReply {
  readonly status: number;
  readonly body: string;
  /** When Galaxy sent it, in milliseconds since 1970; missing = now. */
  readonly keptAt?: number;
}
