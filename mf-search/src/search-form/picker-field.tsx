import { lazyComponent } from "@stays/ui";
import { cloneElement, type ReactElement, type ReactNode, useState } from "react";

const FieldPopover = lazyComponent(() =>
  import(/* webpackChunkName: "popover" */ "./field-popover.tsx").then((module) => module.FieldPopover),
);

/** Popover offset in pixels: 8 below the bar, plus its padding of 6. */
const BELOW_BAR = 14;

interface PopoverFieldProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Button that opens the popover. */
  readonly trigger: ReactElement<{ onClick?: () => void }>;
  readonly label: string;
  readonly children: ReactNode;
}

/** Button with a popover, whose code loads with the first click. */
export function PopoverField({ isOpen, onOpenChange, trigger, label, children }: PopoverFieldProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const plain = cloneElement(trigger, { onClick: () => onOpenChange(!isOpen) });
  if (!wasOpened) return plain;
  return (
    <FieldPopover
      fallback={plain}
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={trigger}
      label={label}
      gap={BELOW_BAR}
    >
      {children}
    </FieldPopover>
  );
}
