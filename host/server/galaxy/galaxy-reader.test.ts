import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { galaxyReader } from "./galaxy-reader.ts";

let server: Server;
let galaxyUrl: string;
let asked: string[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  asked = [];
  answer = (response) => response.end('{"Results":[]}');
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  galaxyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const search = "/en/api/galaxy/stays/availability/accommodation?start=2027-02-06";

test("six identical pages make one call of Galaxy, and the next page makes its own", async () => {
  const read = galaxyReader(galaxyUrl);
  const replies = await Promise.all(Array.from({ length: 6 }, () => read(galaxyUrl + search)));
  expect(new Set(replies)).toEqual(new Set([{ status: 200, body: '{"Results":[]}' }]));
  expect(asked).toEqual([`GET ${search}`]);
  await read(galaxyUrl + search);
  expect(asked).toHaveLength(2);
});

test("a call that failed is made again", async () => {
  const read = galaxyReader(galaxyUrl);
  answer = (response) => response.destroy();
  await expect(read(galaxyUrl + search)).rejects.toThrow();
  answer = (response) => response.end("{}");
  expect(await read(galaxyUrl + search)).toEqual({ status: 200, body: "{}" });
});

test.each([
  ["another host", () => "http://169.254.169.254/latest/meta-data"],
  ["a host that only begins alike", () => `${galaxyUrl}.evil.example${search}`],
  ["another path of Galaxy's host", () => `${galaxyUrl}/admin`],
  ["a path that leaves the calls", () => `${galaxyUrl}/en/api/galaxy/stays/../../../admin`],
  ["a call that changes a basket", () => `${galaxyUrl}/en/api/galaxy/stays/add-basket-addon`],
])("FE-03 the renderer cannot read %s", async (_, url) => {
  await expect(galaxyReader(galaxyUrl)(url())).rejects.toThrow("not a read call");
  expect(asked).toEqual([]);
});

test("FE-03 the renderer follows Galaxy nowhere else", async () => {
  answer = (response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end();
  await expect(galaxyReader(galaxyUrl)(galaxyUrl + search)).rejects.toThrow();
});

test("ER-02 an operation of Galaxy that does not answer is not called for a while, the others are", async () => {
  const read = galaxyReader(galaxyUrl);
  answer = (response) => response.destroy();
  for (let page = 0; page < 8; page++)
    await expect(read(`${galaxyUrl}${search}&page=${page}`)).rejects.toThrow();
  expect(asked).toHaveLength(5);
  answer = (response) => response.end("{}");
  expect(await read(`${galaxyUrl}/en/api/galaxy/stays/get-content-offer`)).toMatchObject({ status: 200 });
});
