import type { ReactElement } from "react";

/** What React renders, without text (an empty text renders nothing): the type of a prop with siblings. */
export type ElementNode = ReactElement | "" | false | null | undefined | readonly ElementNode[];
