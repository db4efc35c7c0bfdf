/** An error that prevents the start; the message says what to do. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}

/** The text about an error that has ended the process: the message of an expected one, else the stack. */
export function startErrorText(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
