import type { ServerResponse } from "node:http";
import { testServers } from "../testing/test-server.fixture.ts";
import { openGalaxy } from "./galaxy.ts";

const serve = testServers();
let galaxyUrl: string;
let asked: string[];
let answer: (response: ServerResponse) => void;
let warnings: object[];
const log = { warn: (message: string, fields?: object) => warnings.push({ message, ...fields }) };

beforeEach(async () => {
  asked = [];
  warnings = [];
  answer = (response) => response.end('{"Results":[]}');
  galaxyUrl = await serve((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(response);
  });
});

/** Reads from Galaxy as a page does. */
function reader(options: { limit?: () => number } = {}) {
  const galaxy = openGalaxy({ url: galaxyUrl, log, ...options });
  return async (url: string) => {
    const { status, age, body } = await galaxy.read(url);
    return { status, body: new TextDecoder().decode(body), ...(age !== null && { age }) };
  };
}

const search = "/en/api/galaxy/stays/availability/accommodation?start=2027-02-06";

test("six identical pages make one call of Galaxy, and the next page makes its own", async () => {
  const read = reader();
  const replies = await Promise.all(Array.from({ length: 6 }, () => read(galaxyUrl + search)));
  expect(replies).toEqual(Array(6).fill({ status: 200, body: '{"Results":[]}' }));
  expect(asked).toEqual([`GET ${search}`]);
  await read(galaxyUrl + search);
  expect(asked).toHaveLength(2);
});

describe("content", () => {
  const content = (id: number) =>
    `${galaxyUrl}/en/api/galaxy/stays/get-accommodation-content?productId=${id}`;

  test("the same content has the same tag, also when it was asked for again", async () => {
    const galaxy = openGalaxy({ url: galaxyUrl, log });
    const first = await galaxy.read(content(1));
    const again = await galaxy.read(content(1), undefined, first.tag);
    expect([first.body.length, again]).toEqual([14, { ...first, body: new Uint8Array() }]);
    expect(asked).toHaveLength(2);
    answer = (response) => response.end('{"Results":[1]}');
    const changed = await galaxy.read(content(1), undefined, first.tag);
    expect(changed.tag).not.toBe(first.tag);
    expect(changed.body).toHaveLength(15);
    expect((await galaxy.read(content(2))).tag).not.toBe(changed.tag);
  });

  test.each([
    ["a price has no tag", search, 200],
    ["an error has no tag", "/en/api/galaxy/stays/get-accommodation-content", 404],
  ])("%s", async (_, url, status) => {
    answer = (response) => response.writeHead(status).end('{"Results":[]}');
    expect(await openGalaxy({ url: galaxyUrl, log }).read(galaxyUrl + url)).not.toHaveProperty("tag");
  });

  test("pages share it for the seconds that they may be kept themselves; prices are asked for each page", async () => {
    let now = 1_000_000;
    jest.spyOn(performance, "now").mockImplementation(() => now);
    const galaxy = openGalaxy({ url: galaxyUrl, log, contentSeconds: 60 });
    const readTwice = async (url: string) => [await galaxy.read(url), await galaxy.read(url)];
    const [first, second] = await readTwice(content(1));
    expect(second).toEqual(first);
    expect(asked).toHaveLength(1);
    await readTwice(galaxyUrl + search);
    expect(asked).toHaveLength(3);
    now += 59_001;
    await galaxy.read(content(1));
    expect(asked).toHaveLength(4);
  });
});

test("a call that failed is made again", async () => {
  const read = reader();
  answer = (response) => response.destroy();
  await expect(read(galaxyUrl + search)).rejects.toThrow();
  answer = (response) => response.end("{}");
  expect(await read(galaxyUrl + search)).toEqual({ status: 200, body: "{}" });
});

test.each([
  ["fails", (response: ServerResponse) => response.writeHead(500).end("{}"), "HTTP 500"],
  ["is dropped", (response: ServerResponse) => response.destroy(), "unreachable"],
])(
  "ER-02 a call that %s is logged, also when the browser's own call succeeds later",
  async (_, fail, reason) => {
    answer = fail;
    await reader()(galaxyUrl + search).catch(() => {});
    const call = { operation: "availability/accommodation", method: "GET", reason, ms: expect.any(Number) };
    expect(warnings).toEqual([{ message: "galaxy did not answer", ...call }]);
  },
);

test.each([
  ["another host", () => "http://169.254.169.254/latest/meta-data"],
  ["a host that only begins alike", () => galaxyUrl.replace("127.0.0.1", "127.0.0.1.evil.example") + search],
  ["another path of Galaxy's host", () => `${galaxyUrl}/admin`],
  ["a path that leaves the calls", () => `${galaxyUrl}/en/api/galaxy/stays/../../../admin`],
  ["a call that changes a basket", () => `${galaxyUrl}/en/api/galaxy/stays/add-basket-addon`],
])("FE-03 the renderer cannot read %s", async (_, url) => {
  await expect(reader()(url())).rejects.toThrow("not a read call");
  expect(asked).toEqual([]);
});

test("FE-03 the renderer follows Galaxy nowhere else", async () => {
  answer = (response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end();
  expect(await reader()(galaxyUrl + search)).toEqual({ status: 302, body: "" });
  expect(asked).toHaveLength(1);
});

test("FE-03 a redirect within Galaxy's origin is followed, a few times", async () => {
  answer = (response) => {
    if (asked.length < 3) response.writeHead(301, { location: `/elsewhere/${asked.length}` }).end();
    else response.end("{}");
  };
  expect(await reader()(galaxyUrl + search)).toEqual({ status: 200, body: "{}" });
  expect(asked.slice(1)).toEqual(["GET /elsewhere/1", "GET /elsewhere/2"]);
  answer = (response) => response.writeHead(301, { location: "/again" }).end();
  asked.length = 0;
  expect(await reader()(galaxyUrl + search)).toMatchObject({ status: 301 });
  expect(asked).toHaveLength(4);
});

test("ER-02 an operation of Galaxy that does not answer is not called for a while, the others are", async () => {
  const read = reader();
  answer = (response) => response.writeHead(503).end();
  for (let page = 0; page < 8; page++) await read(`${galaxyUrl}${search}&page=${page}`).catch(() => {});
  expect(asked).toHaveLength(5);
  answer = (response) => response.end("{}");
  expect(await read(`${galaxyUrl}/en/api/galaxy/stays/get-content-offer`)).toMatchObject({ status: 200 });
});

test("ER-02 an answer that cannot be decompressed fails in time, and the next page asks again", async () => {
  const read = reader({ limit: () => 50 });
  // With this length the fetch of Node 20 never settles, even after its signal has aborted; that of Node 24 ends.
  answer = (response) => response.writeHead(200, { "content-encoding": "gzip" }).end("x".repeat(66_000));
  await expect(read(galaxyUrl + search)).rejects.toThrow(/timeout|unreachable/);
  expect(warnings).toMatchObject([{ message: "galaxy did not answer" }]);
  answer = (response) => response.end("{}");
  expect(await read(galaxyUrl + search)).toEqual({ status: 200, body: "{}" });
});

describe("while an operation of Galaxy is down", () => {
  let now: number;
  const village = "/en/api/galaxy/stays/get-accommodation-content?id=2001";
  const good = '{"Results":[{"Price":220}]}';
  const down = (response: ServerResponse) => response.destroy();
  const failing: readonly [string, (response: ServerResponse) => void][] = [
    ["drops calls", down],
    ["answers 503", (response) => response.writeHead(503).end("{}")],
  ];
  const openReader = () => {
    now = 1_000_000;
    jest.spyOn(performance, "now").mockImplementation(() => now);
    return reader();
  };
  /** Five other calls of the operation fail, so that the circuit opens. */
  async function failFive(read: ReturnType<typeof openReader>, url: string) {
    for (let call = 0; call < 5; call++) await read(`${galaxyUrl}${url}&n=${call}`).catch(() => {});
  }

  test.each(failing)(
    "ER-02 it %s: pages get its last good answer with its time, for 30 minutes",
    async (_, fail) => {
      const read = openReader();
      answer = (response) => response.end(good);
      await read(galaxyUrl + village);
      answer = fail;
      await failFive(read, village);
      expect(await read(galaxyUrl + village)).toEqual({ status: 200, body: good, age: 0 });
      now += 30 * 60_000;
      expect(await read(galaxyUrl + village)).toMatchObject({ age: 1800 });
      now += 1;
      await expect(read(galaxyUrl + village)).rejects.toThrow("calls are paused");
    },
  );

  test("ER-02 one failed call is no outage: the browser asks again for today's price", async () => {
    const read = openReader();
    answer = (response) => response.end(good);
    await read(galaxyUrl + village);
    answer = down;
    await expect(read(galaxyUrl + village)).rejects.toThrow();
  });

  test("ER-02 when it answers again, its new answer is used", async () => {
    const read = openReader();
    answer = (response) => response.end(good);
    await read(galaxyUrl + village);
    answer = down;
    await failFive(read, village);
    answer = (response) => response.end('{"Results":[]}');
    now += 3_000;
    expect(await read(galaxyUrl + village)).toEqual({ status: 200, body: '{"Results":[]}' });
  });

  test.each([
    ["a basket", "/en/api/galaxy/stays/get-basket?id=7", good],
    ["a call with a basket in its address", `${village}&basketId=7`, good],
    ["an answer with an error code", village, '{"code":500,"errorMessage":"broken"}'],
    ["a time-out of the booking system (ruling 4)", village, '{"code":0,"errorMessage":"timed out"}'],
    ["an answer that is not JSON", village, "<!doctype html>"],
    ["an error code within other members", village, '{"Results":[],"code":404,"Total":{}}'],
    ["an answer that breaks off", village, '{"Results":[{"Price":220'],
  ])("ER-02 %s is not kept", async (_, url, body) => {
    const read = openReader();
    answer = (response) => response.end(body);
    await read(galaxyUrl + url);
    answer = down;
    await failFive(read, url);
    await expect(read(galaxyUrl + url)).rejects.toThrow();
  });
});
