import { useFormat } from "@stays/texts";
import { Button } from "@stays/ui";
import type { OfferedStay } from "./nearest-stays.ts";

interface StayChoicesProps {
  readonly stays: readonly OfferedStay[];
  readonly onChoose: (stay: OfferedStay) => void;
}

/** Alternative stays, each as a button. */
export function StayChoices({ stays, onChoose }: StayChoicesProps) {
  const { range } = useFormat();
  return stays.map(({ start, end }) => (
    <Button key={start + end} variant="secondary" size="small" onClick={() => onChoose({ start, end })}>
      {range(start, end)}
    </Button>
  ));
}
