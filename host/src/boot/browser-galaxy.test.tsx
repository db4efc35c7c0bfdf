import { galaxy, galaxyServer } from "@stays/testing";
import { browserGalaxy } from "./browser-galaxy.ts";

test("CT-04 every call carries the header that another site's page cannot send", async () => {
  const sent: (string | null)[] = [];
  galaxyServer.events.on("request:start", ({ request }) => {
    sent.push(request.headers.get("x-requested-with"));
  });
  galaxyServer.use(galaxy.get("add-basket-addon", {}), galaxy.post("add-activity-to-basket", {}));
  const own = browserGalaxy("en", () => {});
  await own.get("add-basket-addon");
  await own.post("add-activity-to-basket", {});
  expect(sent).toEqual(["stays", "stays"]);
});
