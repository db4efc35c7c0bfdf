import { settingsFixture } from "@stays/testing";
import { createTexts, loadTexts } from "@stays/texts";
import { uiTexts } from "@stays/ui/texts";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { analyticsFolders, createAnalytics } from "./analytics.ts";

const tagManager = "https://tags.example.com/gtm.js?id=1";
const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const granted = () =>
  (window.dataLayer ?? []).flatMap(
    (entry) => Reflect.get(Object(Reflect.get(Object(entry), 2)), "analytics_storage") ?? [],
  );

async function start(analytics: object) {
  const texts = createTexts({ language: "en", locale: "en-GB", overrides: {} });
  texts.add(uiTexts.namespace, await loadTexts(uiTexts, "en"));
  return createAnalytics(settingsFixture({ analytics }), texts, "en");
}

const banner = () => screen.queryByRole("region", { name: "Privacy choices" });

beforeEach(() => {
  delete window.dataLayer;
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test("without a script in the settings nothing is opened, loaded or asked", async () => {
  const { track } = await start({});
  await act(async () => track({ event: "search", search_term: "", number_of_rooms: 1 }));
  expect(window.dataLayer).toBeUndefined();
  expect([scripts(), document.body.childElementCount]).toEqual([[], 0]);
});

test("a consent platform is loaded first, the tag manager once it has reported consent", async () => {
  await start({ tagManager, consentPlatform: "https://ask.example.com/ask.js" });
  await waitFor(() => expect(scripts()).toEqual(["https://ask.example.com/ask.js"]));
  expect(banner()).not.toBeInTheDocument();
  window.dataLayer?.push(["consent", "update", { analytics_storage: "granted" }]);
  window.dataLayer?.push(["consent", "update", { analytics_storage: "granted" }]);
  expect(scripts()).toEqual(["https://ask.example.com/ask.js", tagManager]);
});

test("the site's own banner: two equal buttons, a choice that is kept, and another one later", async () => {
  const user = userEvent.setup();
  const { openChoices } = await start({ tagManager, banner: true });
  const accept = await screen.findByRole("button", { name: "Accept" });
  const decline = screen.getByRole("button", { name: "Decline" });
  expect(accept.className).toBe(decline.className);
  expect(document.body).toHaveFocus();
  await user.tab();
  expect(decline).toHaveFocus();
  await user.click(decline);
  expect(banner()).not.toBeInTheDocument();
  expect([scripts(), granted()]).toEqual([[], ["denied", "denied"]]);

  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  await act(async () => openChoices());
  await waitFor(() => expect(banner()).toHaveFocus());
  await user.click(screen.getByRole("button", { name: "Accept" }));
  expect(opener).toHaveFocus();
  expect([scripts(), granted()]).toEqual([[tagManager], ["denied", "denied", "granted"]]);
});

test.each([
  ["a choice of the last half year", 179, true],
  ["an older one", 181, false],
  ["one of next year", -365, false],
])("%s is applied without asking: %s days, %s", async (_, days, isApplied) => {
  localStorage.setItem(
    "stays.consent",
    JSON.stringify({ isGranted: true, at: Date.now() - days * 24 * 60 * 60 * 1000 }),
  );
  await start({ tagManager, banner: true });
  if (isApplied) await waitFor(() => expect(scripts()).toEqual([tagManager]));
  else expect(await screen.findByRole("button", { name: "Accept" })).toBeInTheDocument();
  expect(banner() === null).toBe(isApplied);
});

test("a choice in another tab applies in this one", async () => {
  // Listeners of the tests before are still there.
  await start({ tagManager: `${tagManager}&tab=2`, banner: true });
  await screen.findByRole("button", { name: "Accept" });
  localStorage.setItem("stays.consent", JSON.stringify({ isGranted: true, at: Date.now() }));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "stays.consent" })));
  expect(banner()).not.toBeInTheDocument();
  expect(scripts()).toContain(`${tagManager}&tab=2`);
});

test("scripts may come from the named addresses' hosts and the hosts for scripts only", () => {
  const analytics = { tagManager, scriptHosts: ["more.example.com"], dataHosts: ["data.example.com"] };
  expect(analyticsFolders(settingsFixture({ analytics }))).toEqual([
    "https://tags.example.com/",
    "https://more.example.com/",
  ]);
});
