import { createInstance } from "@module-federation/enhanced/runtime";
import { shareLazily } from "./federation.ts";

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
