import type { GalaxyClient, GalaxyParams } from "@stays/contract";
import type { Decoder, Items } from "@stays/domain/schemas/tolerant-lists";
import { type Decoders, decodeAnswer, type Nothing } from "./decode-answer.ts";
import { galaxyQuery } from "./galaxy-query.ts";

/** A call that changes nothing; it throws what `decodeAnswer` throws. */
export interface Read<Args, T> {
  (galaxy: GalaxyClient, args: Args, signal?: AbortSignal): Promise<T>;
  readonly operation: string;
}

/**
 * Defines a read of Galaxy.
 *
 * @param toParams makes the parameters, and throws an `UnsendableError` for a request that the contract forbids
 * @param findSchema finds the decoder of the answer, which leaves out and reports broken items
 */
export function defineRead<Args, T, None = never>(
  operation: string,
  toParams: (args: Args, operation: string) => GalaxyParams,
  findSchema: (decoders: Decoders, args: Args) => (items: Items) => Decoder<T>,
  nothing?: Nothing<None>,
): Read<Args, T | None> {
  const read = async (galaxy: GalaxyClient, args: Args, signal?: AbortSignal) =>
    decodeAnswer(
      galaxy,
      operation,
      galaxy.get(operation, toParams(args, operation), signal),
      (decoders, items) => findSchema(decoders, args)(items),
      nothing,
    );
  return Object.assign(read, { operation });
}

/** Makes the query of a read, for its arguments. */
export const queryOf =
  <Args, T>(read: Read<Args, T>, staleTime: number) =>
  (args: Args) =>
    galaxyQuery(read.operation, args, staleTime, read);
