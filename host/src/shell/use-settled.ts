import { useEffect, useState } from "react";

/** Milliseconds after which a browser that never rests is taken as settled. */
const LATEST = 2000;

/** Calls once when the browser rests, or soon where it cannot tell. @returns gives it up */
function whenItRests(done: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(done);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(done, { timeout: LATEST });
  return () => cancelIdleCallback(turn);
}

/** Whether everything of the first sight is there and the browser rests: what nobody waits for comes after it. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let giveUp = () => {};
    const rest = () => {
      giveUp = whenItRests(() => setSettled(true));
    };
    if (document.readyState === "complete") rest();
    else window.addEventListener("load", rest, { once: true });
    return () => {
      window.removeEventListener("load", rest);
      giveUp();
    };
  }, []);
  return isSettled;
}
