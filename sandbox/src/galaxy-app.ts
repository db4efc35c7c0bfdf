import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { GalaxyRequest, MockGalaxy } from "./galaxy/galaxy.ts";
import { BadInput, parseJson } from "./galaxy/input.ts";
import { type Call, calls } from "./galaxy/operations.ts";
import type { Faults } from "./scenarios/faults.ts";
import type { Stage } from "./scenarios/scenario.ts";
import { textLanguage } from "./world/localised.ts";

export const BASKET_COOKIE = "GalaxyBasket";

/** Options of the app besides the destination. */
export interface GalaxyAppOptions {
  readonly faults: Faults | null;
  /** null = no scenarios. */
  readonly stage: Stage | null;
  /** Rolls the stock to the current day before a call is answered. */
  readonly refresh: () => Promise<void>;
  /** Parent domain shared with the online site; null = this host only. */
  readonly cookieDomain: string | null;
}

/** The 24 calls of the contract as one app. */
export function galaxyApp(galaxy: MockGalaxy, options: GalaxyAppOptions): Hono {
  const app = new Hono();
  for (const [operationId, call] of Object.entries(calls)) {
    app.on(call.method, `/:lang/api/galaxy/stays/${call.path}`, (context) =>
      answer(context, operationId, call, galaxy, options),
    );
  }
  app.all("/:lang/api/galaxy/stays/*", () => reply({ error: "There is no such call" }, 404));
  app.onError((error) => {
    if (error instanceof BadInput) return reply({ error: error.message }, 400);
    console.error(error);
    return reply({ error: "The mock back end failed" }, 500);
  });
  return app;
}

async function answer(
  context: Context,
  operationId: string,
  call: Call,
  galaxy: MockGalaxy,
  options: GalaxyAppOptions,
): Promise<Response> {
  const prefix = context.req.param("lang") ?? "";
  const language = galaxy.destination.languages.find((known) => known.prefix === prefix);
  if (!language) return reply({ error: `Unknown language ${prefix}` }, 404);
  const fault = await options.faults?.meet(operationId);
  if (fault) return reply(fault.value, fault.status);
  if (call.method === "POST" && !isJson(context))
    return reply({ error: "Content-Type must be application/json" }, 415);
  await options.refresh();
  const request: GalaxyRequest = {
    lang: textLanguage(language),
    query: new URL(context.req.url).searchParams,
    body: call.method === "POST" ? parseJson(await context.req.text(), "body") : undefined,
    cookie: getCookie(context, BASKET_COOKIE),
    setCookie: (value) =>
      setCookie(context, BASKET_COOKIE, value, {
        httpOnly: true,
        sameSite: "Lax",
        path: "/",
        secure: isSecure(context),
        ...(options.cookieDomain === null ? {} : { domain: options.cookieDomain }),
      }),
  };
  const { stage } = options;
  const answered = await call.operation(stage?.galaxy() ?? galaxy, request);
  context.header("Cache-Control", "no-store");
  context.header("Content-Type", "application/json");
  return context.body(JSON.stringify(stage ? stage.answer(answered) : answered), 200);
}

function isJson(context: Context): boolean {
  return (
    (context.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase() === "application/json"
  );
}

function isSecure(context: Context): boolean {
  return (context.req.header("x-forwarded-proto") ?? new URL(context.req.url).protocol).startsWith("https");
}

function reply(value: unknown, status: number): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
