/** Test utilities of all apps: a mock host, a mock Galaxy, and fixtures for its answers. */

// The types of the matchers: the program of a remote outside the repository includes matchers.ts nowhere.
/// <reference types="@testing-library/jest-dom" />

export { addButtonMock } from "./add-button-mock.tsx";
export { createTestCart, type TestCart } from "./cart-store.ts";
export { deferred } from "./deferred.ts";
export * from "./fixtures/activity.ts";
export { type GalaxyExamples, galaxyExample } from "./fixtures/galaxy-example.ts";
export * from "./fixtures/wire-accommodation.ts";
export * from "./fixtures/wire-activity.ts";
export { type GalaxyAnswer, type GalaxyCall, galaxy, networkError, never, recorded } from "./galaxy.ts";
export { galaxyServer } from "./galaxy-server.ts";
export { layOutSlides } from "./lay-out-slides.ts";
export { type RenderInHostOptions, renderInHost } from "./render-in-host.tsx";
export { type SettingsOverrides, settingsFixture } from "./settings-fixture.ts";
export { useTestClock } from "./test-clock.ts";
export type { TestSlots } from "./test-services.tsx";
