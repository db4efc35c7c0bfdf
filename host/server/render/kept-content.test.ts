import { createKeptContent } from "./kept-content.ts";

const CONTENT = "get-accommodation-content";
const bytes = (text: string) => new TextEncoder().encode(text);
const village = (name: string) => bytes(JSON.stringify({ Items: [{ Name: name }] }));

test("the same bytes of content are the same object, so that they are decoded once for pages of all dates", () => {
  const find = createKeptContent();
  const first = find(CONTENT, "/village", village("Stugby"));
  expect(first).toEqual({ Items: [{ Name: "Stugby" }] });
  expect(find(CONTENT, "/village", village("Stugby"))).toBe(first);
});

test.each([
  ["other bytes", CONTENT, "/village", village("Fjällby")],
  [
    "the same bytes at another address, such as in another language",
    CONTENT,
    "/no/village",
    village("Stugby"),
  ],
  ["bytes of the same length", CONTENT, "/village", village("Stugbo")],
])("%s are read anew", (_, operation, url, body) => {
  const find = createKeptContent();
  const first = find(CONTENT, "/village", village("Stugby"));
  const other = find(operation, url, body);
  expect(other).not.toBe(first);
  expect(other).toEqual(JSON.parse(new TextDecoder().decode(body)));
  expect(find(operation, url, body)).toBe(other);
});

test.each([
  "availability/accommodation",
  "availability/calendar",
  "get-basket",
  "validate-promocode",
  "unknown",
])("an answer of %s is not kept: it depends on dates, stock or the visitor", (operation) =>
  expect(createKeptContent()(operation, "/prices", village("Stugby"))).toBeUndefined(),
);

test("an answer that is not JSON is left to the HTTP client, which says so", () =>
  expect(createKeptContent()(CONTENT, "/village", bytes("<!doctype html>"))).toBeUndefined());

test("it keeps as many bytes as it may: what was asked for longest ago goes, and what is larger is not kept", () => {
  const find = createKeptContent(70);
  const first = find(CONTENT, "/1", village("One"));
  const second = find(CONTENT, "/2", village("Two"));
  expect(find(CONTENT, "/1", village("One"))).toBe(first);
  find(CONTENT, "/3", village("Three"));
  expect(find(CONTENT, "/1", village("One"))).toBe(first);
  expect(find(CONTENT, "/2", village("Two"))).not.toBe(second);
  const large = village("x".repeat(100));
  expect(find(CONTENT, "/4", large)).not.toBe(find(CONTENT, "/4", large));
});
