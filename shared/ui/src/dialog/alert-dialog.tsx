import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { useBackToClose } from "@stays/contract";
import { Button, Icon } from "@stays/ui/basics";
import { type ReactNode, useRef } from "react";
import { CircleAlertIcon } from "../icon/shapes.ts";
import surface from "./dialog.module.css";
import { useEntering } from "./dialog.tsx";

export interface AlertDialogProps {
  readonly open: boolean;
  /** Called by the button, by Esc and by Back. */
  readonly onConfirm: () => void;
  /** The whole message; names the dialog. */
  readonly message: string;
  /** What the visitor can do, and whether they were charged. */
  readonly children?: ReactNode;
  /** `OK` */
  readonly confirmLabel: string;
}

/** A modal message that must be confirmed. A click on the backdrop does not close it. */
export function AlertDialog({
  open: isWanted,
  onConfirm,
  message,
  children,
  confirmLabel,
}: AlertDialogProps) {
  const open = useEntering(isWanted);
  useBackToClose(isWanted, onConfirm);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onConfirm()}>
      <Base.Portal>
        <Base.Backdrop className={surface.mask} />
        <Base.Viewport className={surface.viewport}>
          <Base.Popup
            className={`${surface.surface} ${surface.dialog} ${surface.alert}`}
            initialFocus={confirm}
          >
            <Icon of={CircleAlertIcon} className={surface.icon} />
            <Base.Title className={surface.message}>{message}</Base.Title>
            {children && <Base.Description render={<div />}>{children}</Base.Description>}
            <Button ref={confirm} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
