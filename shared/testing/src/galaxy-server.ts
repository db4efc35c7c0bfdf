import { setupServer } from "msw/node";

/**
 * The mock network of a test file. It has no answers until a test adds some; an unexpected call fails the
 * test. The import starts it for the file.
 */
export const galaxyServer = setupServer();

beforeAll(() => galaxyServer.listen({ onUnhandledRequest: "error" }));
afterEach(() => galaxyServer.resetHandlers());
afterAll(() => galaxyServer.close());
