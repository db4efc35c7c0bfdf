import type { Client } from "@libsql/client";
import { Hono } from "hono";
import type { MockGalaxy } from "../galaxy/galaxy.ts";
import { BadInput } from "../galaxy/input.ts";
import { filledText, record, wholeNumber } from "../galaxy/json-input.ts";
import { idOf } from "../world/large-ids.ts";
import type { Faults } from "./faults.ts";

/**
 * `/sandbox`: orders faults, sets stock and the lifetime of searches. Mounted only when SANDBOX_FAULTS=1.
 *
 * @param setSearchMinutes sets the lifetime of a SearchId, also of existing ones; null = the default
 */
export function faultsApp(
  faults: Faults,
  galaxy: MockGalaxy,
  client: Client,
  setSearchMinutes: (minutes: number | null) => void,
): Hono {
  const app = new Hono();
  app.post("/faults", async (context) => {
    faults.order(await context.req.json());
    return context.body(null, 204);
  });
  app.delete("/faults", (context) => {
    faults.clear();
    setSearchMinutes(null);
    return context.body(null, 204);
  });
  app.post("/searches", async (context) => {
    const { minutes } = record(await context.req.json(), "searches");
    setSearchMinutes(wholeNumber(minutes, "minutes", 0));
    return context.body(null, 204);
  });
  app.post("/stock", async (context) => {
    const { productId, remaining } = record(await context.req.json(), "stock");
    const product = idOf(filledText(String(productId ?? ""), "productId"));
    const left = wholeNumber(remaining, "remaining", 0);
    if (left > 200) throw new BadInput("remaining", "at most 200");
    const unit = galaxy.catalogue.stays.get(product);
    const sold = unit?.rate?.productId ?? product;
    const { rowsAffected } = await client.execute({
      sql: "UPDATE night SET remaining = ? WHERE product_id = ?",
      args: [left, sold],
    });
    if (rowsAffected === 0) throw new BadInput("productId", "is not stocked");
    galaxy.nights().set(sold, left);
    return context.body(null, 204);
  });
  app.onError((error, context) =>
    context.json(
      { error: error.message },
      error instanceof BadInput || error instanceof SyntaxError ? 400 : 500,
    ),
  );
  return app;
}
