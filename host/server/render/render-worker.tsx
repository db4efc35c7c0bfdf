import { pageDataIds } from "../../app/page/page-data.ts";
import { isReleaseFault, operationOf, stackOf } from "../../app/services/report.ts";
import { READ_LIMIT } from "../galaxy/call-limits.ts";
import { jsonScript } from "../page/escape.ts";
import { hasHeading, structuredDataHtml } from "../page/head-html.ts";
import { BundleLoader, providedModules } from "./bundle-loader.ts";
import { type PageRender, startPageRender } from "./page-render.tsx";
import { type RenderAnswer, type RenderRequest, releaseOf } from "./render-protocol.ts";
import { renderStream } from "./render-stream.ts";
import { openChannel } from "./worker-channel.js";
import { openParent } from "./worker-services.ts";

/** Time limit for reading a server bundle, in milliseconds. */
const BUNDLE_TIMEOUT = 5000;
/** Milliseconds after which unfinished parts are rendered on the client. */
const RENDER_LIMIT = BUNDLE_TIMEOUT + READ_LIMIT;

const channel = openChannel();
const parent = openParent({
  ask: (question) => channel.post({ kind: "question", ...question }),
  onAnswer: (listener) => channel.onMessage((message) => message.kind === "reply" && listener(message)),
});
const loader = new BundleLoader({
  provided: providedModules,
  timeoutMs: BUNDLE_TIMEOUT,
  read: parent.readFile,
});

const running = new Map<number, AbortController>();

/**
 * Structured data that only late parts provide, such as a rating. Search engines read it anywhere in the
 * document.
 */
function lateObjects(known: readonly object[], all: readonly object[]): readonly object[] {
  const written = new Set(known.map((data) => JSON.stringify(data)));
  return all.filter((data) => !written.has(JSON.stringify(data)));
}

async function render(id: number, request: RenderRequest): Promise<void> {
  const answer = (part: RenderAnswer): void => channel.post({ kind: "answer", id, answer: part });
  const cancel = new AbortController();
  const report = (operation: string) => (error: unknown) => {
    const isFault = isReleaseFault(error) && !cancel.signal.aborted;
    const stack = isFault ? stackOf(error) : undefined;
    answer({
      kind: "problem",
      problem: { ...releaseOf(request), operation, message: String(error), stack, isFault },
    });
  };
  let known: readonly object[] = [];
  running.set(id, cancel);
  let hasThrown = false;
  /** Time of the oldest answer that is not new. */
  let keptAt: number | null = null;
  const onAge = (age: number) => {
    const at = Date.now() - age * 1000;
    keptAt = Math.min(keptAt ?? at, at);
  };
  try {
    const page: PageRender = await startPageRender(
      request,
      { loader, fetch: parent.fetch, onAge },
      (problem) => answer({ kind: "problem", problem }),
    );
    await renderStream({
      element: page.element,
      data: page.data,
      status: page.status,
      wait: request.wait,
      isFetching: page.isFetching,
      answers: page.answers,
      nonce: request.nonce,
      limit: RENDER_LIMIT,
      signal: cancel.signal,
      onError: (error) => {
        hasThrown = true;
        report(operationOf(error, "render"))(error);
      },
      onFirst: (html, isDone) => {
        const head = page.head();
        known = head?.structuredData ?? [];
        const isCurrent = keptAt === null && !page.hasFailedQueries() && !page.isFetching();
        const isComplete = isDone && head !== null && !hasThrown && isCurrent;
        answer({
          kind: "first",
          html,
          head,
          texts: page.texts,
          hasPage: hasHeading(html) && page.hasAnswer(),
          isComplete,
        });
      },
      onLate: (html) => answer({ kind: "late", html }),
    });
    const late = lateObjects(known, page.head()?.structuredData ?? []);
    if (late.length > 0) answer({ kind: "late", html: structuredDataHtml(late) });
    if (keptAt !== null) answer({ kind: "late", html: jsonScript(pageDataIds.keptAt, keptAt) });
  } catch (error) {
    report("render the shell")(error);
  } finally {
    running.delete(id);
    answer({ kind: "end" });
  }
}

channel.onMessage((message) => {
  if (message.kind === "cancel") running.get(message.id)?.abort(new Error("the visitor left"));
  else if (message.kind === "render") void render(message.id, message.request);
});
