import { NetworkError } from "@stays/contract";
import { decodeAnswer } from "./decode-answer.ts";

jest.mock("./decoders.ts", () => {
  throw new Error("the file is missing");
});

test("ER-01 an answer is a network error while its decoders cannot be loaded", async () => {
  const galaxy = { get: jest.fn(), post: jest.fn() };
  const decoding = decodeAnswer(galaxy, "get-basket", Promise.resolve({}), ({ basket }, items) =>
    basket(items),
  );
  await expect(decoding).rejects.toThrow(NetworkError);
  await expect(decoding).rejects.toThrow("the decoders were not loaded");
});
