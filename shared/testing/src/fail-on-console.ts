import failOnConsole from "jest-fail-on-console";

// A warning of React's `act`, or of an unexpected request, is a defect of the test or the code.
failOnConsole({ shouldFailOnError: true, shouldFailOnWarn: true });
