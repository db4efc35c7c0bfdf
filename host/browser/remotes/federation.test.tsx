import { createInstance } from "@module-federation/enhanced/runtime";
import { federationLoader, shareLazily } from "./federation.ts";
import { ReleaseChoice } from "./release-choice.ts";

test("FE-01 each entry keeps the state of its container apart in the bundler's part of the runtime", () => {
  federationLoader([], new ReleaseChoice([], () => {}), async () => {});
  const [search, cart] = [0, 1].map(() => Reflect.get(globalThis, "_FEDERATION_BUNDLER_RUNTIME")());
  search.bundlerRuntimeOptions.remotes = {};
  search.bundlerRuntime.S.default = {};
  expect(cart.bundlerRuntimeOptions).toEqual({});
  expect(cart.bundlerRuntime.S).toEqual({});
  expect(cart.bundlerRuntime.initContainerEntry).toBe(search.bundlerRuntime.initContainerEntry);
});

test("FE-03 a shared module that was not loaded is loaded at the next use", async () => {
  const map = { PropertyMap: "map" };
  const load = jest
    .fn<Promise<object>, []>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(map);
  const federation = createInstance({ name: "host", remotes: [] });
  shareLazily(federation, "@stays/map", load);
  await expect(federation.loadShare("@stays/map")).rejects.toThrow("offline");
  for (let use = 0; use < 2; use += 1) {
    const factory = await federation.loadShare("@stays/map");
    expect(factory ? factory() : null).toBe(map);
  }
  expect(load).toHaveBeenCalledTimes(2);
});
