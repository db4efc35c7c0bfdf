import type { Translate } from "@stays/texts";
import { Skeleton, VisuallyHidden } from "@stays/ui";

/** A stay of a shared link. */
export interface RankedStay {
  /** null = not known: it is loading, it could not be loaded, or it is no longer offered. */
  readonly name: string | null;
  readonly isLoading: boolean;
}

/** The names of the stays, in the order of the link; an unknown one has the number of its stay in the link. */
export const rankedNames = (stays: readonly RankedStay[], t: Translate<"ranking">): readonly string[] =>
  stays.map(({ name }, index) => name ?? t("unnamed", { n: index + 1 }));

interface StayTextProps {
  readonly stay: RankedStay | undefined;
  /** Text with the name, or with the number while there is none. */
  readonly text: string;
}

/** A text with the name of a stay. While the name loads, a skeleton covers the text, which can be heard. */
export function StayText({ stay, text }: StayTextProps) {
  if (!stay?.isLoading) return text;
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <Skeleton kind="text" width="9rem" />
    </>
  );
}
