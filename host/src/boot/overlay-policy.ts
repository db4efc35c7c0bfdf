/** Name of the Trusted Types policy of the development server's error overlay; production allows none. */
export const OVERLAY_POLICY = "rspack-dev-server#overlay";
