// Rehearses the server behind one and two proxies: node deploy/rehearse-proxies.mjs [serve.cjs]
// nginx and HAProxy are used where they are installed; proxies of Node take the place of those that are not.
import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { ask, findPort, printCases, startServer, waitUntil } from "./rehearsal.mjs";

/** @typedef {{ kind: "nginx" | "haproxy" | "node", isOuter: boolean }} ProxyPlan */

const HOST = "stays.example";
const PASSWORD = "rehearsal";
const VISITOR = "127.0.1.1";
const OTHER = "127.0.1.2";
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

const folder = await mkdtemp(path.join(tmpdir(), "stays-proxies-"));
/** @type {(() => void)[]} */
const closers = [];

/** @param {string} command */
const isInstalled = (command) => spawnSync(command, ["-v"]).error === undefined;

/** As deploy/haproxy.cfg; an inner proxy adds a line of its own to what the outer one wrote. */
const haproxyRules = (/** @type {boolean} */ isOuter) =>
  isOuter
    ? `http-request del-header X-Forwarded -m beg
  http-request del-header X-Real-IP
  http-request del-header Forwarded
  http-request del-header traceparent
  http-request set-header X-Forwarded-Proto https
  http-request set-header X-Forwarded-Host %[req.hdr(host)]`
    : `http-request add-header X-Forwarded-Proto http
  http-request add-header X-Forwarded-Host inner.local:3000`;

/** @param {boolean} isOuter @param {number} port @param {number} next */
const haproxyConfig = (isOuter, port, next) => `defaults
  mode http
  timeout connect 2s
  timeout client 65s
  timeout server 35s
frontend site
  bind 127.0.0.1:${port}
  ${haproxyRules(isOuter)}
  option forwardfor
  default_backend next
backend next
  server next 127.0.0.1:${next}
`;

/** @param {number} port @param {number} next */
const nginxConfig = (port, next) => `daemon off;
pid ${folder}/nginx-${port}.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto https;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Real-IP "";
      proxy_set_header Forwarded "";
      proxy_set_header traceparent "";
      proxy_pass http://127.0.0.1:${next};
    }
  }
}
`;

/** A proxy of Node that writes what the others write. @param {boolean} isOuter @param {number} port @param {number} next */
function startNodeProxy(isOuter, port, next) {
  const server = createServer((incoming, outgoing) => {
    const { "x-real-ip": _, forwarded: __, traceparent: ___, ...headers } = incoming.headers;
    /** @param {string} name @param {string} own */
    const add = (name, own) => [isOuter ? "" : headers[name], own].filter(Boolean).join(", ");
    const all = {
      ...headers,
      "x-forwarded-for": add("x-forwarded-for", incoming.socket.remoteAddress ?? ""),
      "x-forwarded-proto": add("x-forwarded-proto", isOuter ? "https" : "http"),
      "x-forwarded-host": add("x-forwarded-host", isOuter ? (headers.host ?? "") : "inner.local:3000"),
    };
    const { method, url } = incoming;
    const passed = request({ host: "127.0.0.1", port: next, method, path: url, headers: all }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  }).listen(port, "127.0.0.1");
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** @param {ProxyPlan} plan @param {number} next @returns {Promise<number>} its port */
async function startProxy({ kind, isOuter }, next) {
  const port = await findPort();
  if (kind === "node") startNodeProxy(isOuter, port, next);
  else {
    const file = path.join(folder, `${kind}-${port}.conf`);
    await writeFile(file, kind === "nginx" ? nginxConfig(port, next) : haproxyConfig(isOuter, port, next));
    const args = kind === "nginx" ? ["-c", file, "-p", folder] : ["-f", file];
    const child = spawn(kind, args, { stdio: ["ignore", "ignore", "inherit"] });
    closers.push(() => child.kill("SIGTERM"));
  }
  await waitUntil(async () => (await ask(port, "/livez")).status === 200);
  return port;
}

const forged = {
  ...{ "x-forwarded-for": "6.6.6.6", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" },
  ...{ "x-real-ip": "6.6.6.6", forwarded: "for=6.6.6.6;host=evil.example;proto=http" },
  ...{ traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, "x-request-id": "evil" },
};
const authorization = `Basic ${Buffer.from(`prometheus:${PASSWORD}`).toString("base64")}`;

/** The headers that the back end gets of a request. @param {number} port @param {object} headers */
async function readForwarded(port, headers) {
  const target = "/en/api/galaxy/stays/get-basket";
  const answer = await ask(port, target, { localAddress: VISITOR, headers: { host: HOST, ...headers } });
  const sent = answer.status === 200 ? JSON.parse(answer.body) : {};
  return ["for", "proto", "host"].map((name) => sent[`x-forwarded-${name}`] ?? answer.status);
}

/** Statuses of many reports with their numbers. @param {number} port @param {string} localAddress @param {(number: number) => object} headersOf */
async function countReports(port, localAddress, headersOf) {
  /** @type {Record<number, number>} */
  const counts = {};
  for (let number = 0; number < 90; number += 1) {
    const headers = { host: HOST, ...headersOf(number) };
    const { status } = await ask(port, "/log", { method: "POST", localAddress, headers, body: "{}" });
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** The cases of a chain of proxies. @param {string} title @param {readonly ProxyPlan[]} plans the outermost first */
async function rehearse(title, plans) {
  const server = await startServer({ TRUSTED_PROXIES: "127.0.0.1", STATUS_PASSWORD: PASSWORD });
  let { port } = server;
  for (const plan of [...plans].reverse()) port = await startProxy(plan, port);
  const page = (/** @type {object} */ headers) =>
    ask(port, "/en/stays", { localAddress: VISITOR, headers: { host: HOST, ...headers } });
  const whole = [`${VISITOR}, 127.0.0.1`, "https", HOST];
  const traced = await page(forged);
  let scrapes = 0;
  for (let time = 0; time < 30; time += 1)
    if ((await ask(server.port, "/metrics", { headers: { host: "10.0.0.7", authorization } })).status === 200)
      scrapes += 1;
  printCases(title, [
    { name: "a page is served", seen: (await page({})).status, expected: 200 },
    {
      name: "its scheme is https",
      seen: "strict-transport-security" in (await page({})).headers,
      expected: true,
    },
    {
      name: "upper case, a final dot and a port",
      seen: (await page({ host: "STAYS.example.:443" })).status,
      expected: 200,
    },
    { name: "another host is refused", seen: (await page({ host: "evil.example" })).status, expected: 421 },
    { name: "visitor, scheme and host are known", seen: await readForwarded(port, {}), expected: whole },
    { name: "a visitor forges none of them", seen: await readForwarded(port, forged), expected: whole },
    {
      name: "a visitor chooses no request id",
      seen: [TRACE, "evil"].includes(String(traced.headers["x-request-id"])),
      expected: false,
    },
    {
      name: "of 90 reports of a visitor 60 are taken, whatever it writes",
      seen: await countReports(port, VISITOR, (number) => ({ "x-forwarded-for": `6.6.6.${number}` })),
      expected: { 400: 60, 429: 30 },
    },
    {
      name: "another visitor has reports of its own",
      seen: await countReports(port, OTHER, () => ({})),
      expected: { 400: 60, 429: 30 },
    },
    { name: "Prometheus asks the server by its address 30 times", seen: scrapes, expected: 30 },
  ]);
  for (const close of closers.splice(0)) close();
  await server.close();
}

/** What single proxies write, sent by this script itself. */
async function rehearseHeaders() {
  const server = await startServer({ TRUSTED_PROXIES: "127.0.0.1", STATUS_PASSWORD: PASSWORD });
  const { port } = server;
  const passedOn = async (/** @type {object} */ headers) => {
    const answer = await ask(port, "/en/api/galaxy/stays/get-basket", {
      headers: { host: "inner", ...headers },
    });
    const sent = answer.status === 200 ? JSON.parse(answer.body) : {};
    return [sent["x-forwarded-for"], sent["x-forwarded-proto"], sent["x-forwarded-host"]];
  };
  const two = { "x-forwarded-for": "8.8.8.8, 127.0.0.1" };
  printCases("What proxies write", [
    {
      name: "two names in X-Forwarded-Host",
      seen: await passedOn({
        ...two,
        "x-forwarded-host": `${HOST}, inner`,
        "x-forwarded-proto": "HTTPS, http",
      }),
      expected: ["8.8.8.8, 127.0.0.1", "https", HOST],
    },
    {
      name: "Forwarded with IPv6 and a port",
      seen: await passedOn({ forwarded: `for="[2001:DB8::1]:4711";proto=https;host=${HOST}` }),
      expected: ["2001:db8::1, 127.0.0.1", "https", HOST],
    },
    {
      name: "an IPv4 address inside of an IPv6 one",
      seen: await passedOn({ "x-forwarded-for": "::ffff:102:304", "x-forwarded-host": HOST }),
      expected: ["1.2.3.4, 127.0.0.1", "https", HOST],
    },
    {
      name: "of 90 reports from one IPv6 /64 60 are taken",
      seen: await countReports(port, "127.0.0.1", (number) => ({
        "x-forwarded-for": `[2001:db8:1:2::${number}]:4711`,
      })),
      expected: { 400: 60, 429: 30 },
    },
    {
      name: "15 kB of cookies are taken",
      seen: (await ask(port, "/en/stays", { headers: { host: HOST, cookie: `a=${"x".repeat(15_000)}` } }))
        .status,
      expected: 200,
    },
    {
      name: "20 kB of cookies get a page that says what to do",
      seen: await ask(port, "/en/stays", { headers: { host: HOST, cookie: `a=${"x".repeat(20_000)}` } }).then(
        ({ status, body }) => [status, body.includes("Delete the cookies")],
      ),
      expected: [431, true],
    },
  ]);
  await server.close();
}

try {
  const kinds = /** @type {const} */ (["nginx", "haproxy"]).filter(isInstalled);
  const [outer = "node"] = kinds;
  const inner = kinds.includes("haproxy") ? "haproxy" : "node";
  /** @type {readonly (readonly ProxyPlan["kind"][])[]} */
  const chains = [[inner], [outer, inner], [inner, inner], ["node", "node"]];
  for (const chain of chains) {
    const plans = chain.map((kind, index) => ({ kind, isOuter: index === 0 }));
    await rehearse(`${chain.join(" → ")} → server`, plans);
  }
  await rehearseHeaders();
} finally {
  for (const close of closers) close();
  await rm(folder, { recursive: true, force: true });
}
