import { lazyPart } from "@stays/ui";
import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from "react";

const FieldPopover = lazyPart(() => import("./field-popover.tsx").then((module) => module.FieldPopover));

/** 8 px below the bar, whose padding is 6. */
const BELOW_BAR = 14;

interface PopoverFieldProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it. */
  readonly trigger: ReactElement<{ onClick?: () => void }>;
  readonly label: string;
  readonly children: ReactNode;
}

/** A button with a popover, whose code comes with the first press. */
export function PopoverField({ isOpen, onOpenChange, trigger, label, children }: PopoverFieldProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const plain = cloneElement(trigger, { onClick: () => onOpenChange(!isOpen) });
  if (!wasOpened) return plain;
  return (
    <Suspense fallback={plain}>
      <FieldPopover open={isOpen} onOpenChange={onOpenChange} trigger={trigger} label={label} gap={BELOW_BAR}>
        {children}
      </FieldPopover>
    </Suspense>
  );
}
