/** The entry of the inline script in the head of every page; the host's build compiles it to one file. */
import { replayEarlyInput } from "./early-input.ts";

replayEarlyInput();
