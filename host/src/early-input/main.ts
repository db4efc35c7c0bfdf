/** The entry of the inline script in the head of every page; the host's build compiles it to one file. */
import { requestCachedFonts } from "./cached-fonts.ts";
import { replayEarlyInput } from "./early-input.ts";

replayEarlyInput();
requestCachedFonts();
