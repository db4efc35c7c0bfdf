import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Receives each request that was rejected before the site saw it. `reason` = the code of Node's parser. */
export type OnRejected = (status: number, reason: string) => void;

/** Milliseconds in which a client may read the answer. A socket that closes with unread bytes loses it. */
const LINGER = 1_000;

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What a visitor can do whose cookies are too large. The language is unknown: the request was not read. */
const tooLarge: Readonly<Record<string, string>> = {
  en: "Your browser sends more cookies than this site accepts. Delete the cookies of this site, then load the page again.",
  sv: "Din webbläsare skickar fler kakor än webbplatsen tar emot. Ta bort webbplatsens kakor och ladda om sidan.",
  nb: "Nettleseren din sender flere informasjonskapsler enn nettstedet tar imot. Slett nettstedets informasjonskapsler, og last siden på nytt.",
  de: "Ihr Browser sendet mehr Cookies, als diese Website annimmt. Löschen Sie die Cookies dieser Website und laden Sie die Seite neu.",
  da: "Din browser sender flere cookies, end webstedet tager imod. Slet webstedets cookies, og indlæs siden igen.",
  fi: "Selaimesi lähettää enemmän evästeitä kuin tämä sivusto hyväksyy. Poista sivuston evästeet ja lataa sivu uudelleen.",
  nl: "Uw browser stuurt meer cookies dan deze site accepteert. Verwijder de cookies van deze site en laad de pagina opnieuw.",
  fr: "Votre navigateur envoie plus de cookies que ce site n’en accepte. Supprimez les cookies de ce site, puis rechargez la page.",
};

const notUnderstood = { en: "The server could not read this request. Please try again." };

/** The page of a rejected request. It names nothing of the request. */
export function rejectionPage(status: number): string {
  const texts = Object.entries(status === 431 ? tooLarge : notUnderstood);
  const paragraphs = texts.map(([language, text]) => `<p lang="${language}">${text}</p>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${STATUS_CODES[status]}</title>${paragraphs.join("")}</html>\n`;
}

export const rejectionHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'",
  "x-content-type-options": "nosniff",
};

function writeRejection(status: number): string {
  const body = rejectionPage(status);
  const headers = { ...rejectionHeaders, connection: "close", "content-length": Buffer.byteLength(body) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}

/** Answers requests that Node's parser rejects: too large headers, no HTTP, too slow. */
export function answerRejected(server: Server, onRejected: OnRejected): void {
  /** Sockets with an answer on its way, which nothing else may be written into. */
  const busy = new WeakSet<Duplex>();
  const rejected = new WeakSet<Duplex>();
  server.on("request", ({ socket }: IncomingMessage, outgoing) => {
    busy.add(socket);
    outgoing.once("close", () => busy.delete(socket));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // The parser fails again at each further chunk.
    if (rejected.has(socket)) return;
    const { code = "" } = error;
    // A client that has gone, also amid its request, reads nothing. Browsers open connections that they never use.
    const isRejected = (code.startsWith("HPE_") && code !== "HPE_INVALID_EOF_STATE") || code in statuses;
    const isSilent = !isRejected || ("bytesRead" in socket && socket.bytesRead === 0);
    if (isSilent || busy.has(socket) || !socket.writable) {
      socket.destroy();
      return;
    }
    rejected.add(socket);
    const status = statuses[code] ?? 400;
    onRejected(status, code);
    socket.on("error", () => socket.destroy());
    socket.end(writeRejection(status));
    setTimeout(() => socket.destroy(), LINGER).unref();
  });
}
