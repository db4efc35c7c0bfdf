import { errorKind, type GalaxyError, isGalaxyError } from "./galaxy-error.ts";
import { WireError } from "./wire-error.ts";

/**
 * Reads a further page of a list. Code 404 ends the list (ruling 5); any other code is a failure that the
 * visitor can retry (SR-03).
 * @throws WireError for any other code
 */
export function furtherPage<T>(operation: string, answer: T | GalaxyError): T | GalaxyError {
  if (isGalaxyError(answer) && errorKind(answer) !== "notFound")
    throw new WireError(operation, `code ${answer.code}`);
  return answer;
}
