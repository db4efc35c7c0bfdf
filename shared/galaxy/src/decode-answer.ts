import { type GalaxyClient, GalaxyFailure, NetworkError } from "@stays/contract";
import type { Decoder, Items } from "@stays/domain/schemas/tolerant-lists";

/** Replaces a code that is not a number. */
const NO_CODE = -1;

/** The codes with which a call says that there is nothing, and what it then returns. */
export interface Nothing<T> {
  readonly codes: readonly number[];
  readonly value: T;
}

/** What a call returns instead of a refusal with code 404. */
export const notFoundIs = <T>(value: T): Nothing<T> => ({ codes: [404], value });

function readCode(code: unknown): number {
  const number = typeof code === "string" && code.trim() !== "" ? Number(code) : code;
  return typeof number === "number" && Number.isFinite(number) ? number : NO_CODE;
}

/** The refusal in a raw answer. The presence of `code`, with any value, decides (wire decision 2). */
function findRefusal(operation: string, answer: unknown): GalaxyFailure | null {
  if (typeof answer !== "object" || answer === null || !("code" in answer)) return null;
  const message = "errorMessage" in answer ? answer.errorMessage : "";
  return new GalaxyFailure(operation, readCode(answer.code), typeof message === "string" ? message : "");
}

/** What answers were decoded into: on the server, pages of other dates get the same answer with content. */
const decodedAnswers = new WeakMap<object, unknown>();

export type Decoders = typeof import("./decoders.ts");

/**
 * Waits for an answer and decodes it into its entity. The decoders are loaded with the first call: the server has
 * decoded what a rendered page shows at first.
 *
 * @param findSchema finds the decoder of the answer; `items` leaves out and reports broken items
 * @throws GalaxyFailure when Galaxy refuses the call, unless its code means `nothing`
 * @throws NetworkError when the decoders cannot be loaded
 * @throws WireError when the envelope is broken, or each entry of the list that the answer is about
 */
export async function decodeAnswer<T, None = never>(
  galaxy: GalaxyClient,
  operation: string,
  request: Promise<unknown>,
  findSchema: (decoders: Decoders, items: Items) => Decoder<T>,
  nothing?: Nothing<None>,
): Promise<T | None> {
  const loading = import(/* webpackChunkName: "decoders" */ "./decoders.ts").catch((cause: unknown) => {
    throw new NetworkError(operation, "the decoders were not loaded", { cause });
  });
  const [answer, decoders] = await Promise.all([request, loading]);
  const refusal = findRefusal(operation, answer);
  if (refusal && nothing?.codes.includes(refusal.code)) return nothing.value;
  if (refusal) throw refusal;
  const isObject = typeof answer === "object" && answer !== null;
  const known = isObject ? decodedAnswers.get(answer) : undefined;
  if (known !== undefined) return known as T;
  const decoded = decoders.decode(galaxy, operation, answer, (items) => findSchema(decoders, items));
  if (isObject) decodedAnswers.set(answer, decoded);
  return decoded;
}
