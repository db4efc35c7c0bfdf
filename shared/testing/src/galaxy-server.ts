import { setupServer } from "msw/node";

/**
 * The network of a test file: knows no answers until a test gives it some, and fails the test on a call that nobody
 * expected. Importing it starts it for the file.
 */
export const galaxyServer = setupServer();

beforeAll(() => galaxyServer.listen({ onUnhandledRequest: "error" }));
afterEach(() => galaxyServer.resetHandlers());
afterAll(() => galaxyServer.close());
