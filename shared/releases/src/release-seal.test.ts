import { generateKeyPairSync } from "node:crypto";
import { isSigned, releaseHash, signRelease } from "./release-seal.js";

const bytes = (text: string) => new TextEncoder().encode(text);
const pem = () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519", {
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return { publicKey, privateKey };
};
const content = bytes('{"name":"mf-cart"}');
const own = pem();
const signature = bytes(signRelease(content, own.privateKey));

test("FE-02 a release that CI signed is known by the public key", () => {
  expect(isSigned(content, signature, own.publicKey)).toBe(true);
});

test.each([
  ["changed afterwards", bytes('{"name":"mf-evil"}'), signature, own.publicKey],
  ["signed with another key", content, signature, pem().publicKey],
  ["not signed", content, null, own.publicKey],
  ["signed with nonsense", content, bytes("nonsense"), own.publicKey],
])("FE-02 a release that was %s is not", (_, changed, given, key) => {
  expect(isSigned(changed, given, key)).toBe(false);
});

test("the hash is that of the subresource integrity of browsers", () => {
  expect(releaseHash(content)).toMatch(/^sha384-[\w+/]{64}$/);
});
