import { Dialog as Base } from "@base-ui/react/dialog";
import { useBackToClose } from "@stays/contract";
import { classNames, useUiTexts } from "@stays/ui/basics";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { CloseIcon } from "../icon/shapes.ts";
import styles from "./dialog.module.css";

export interface DialogProps {
  readonly open: boolean;
  /** Called by the close button, by Esc, by Back, and by a click on the backdrop when `closeOnMask` is set. */
  readonly onClose: () => void;
  /** The heading and accessible name of the dialog. */
  readonly title: string;
  /** Under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Always visible below the scrolling body: total left, one primary button right. */
  readonly footer?: ReactNode;
  /** medium 720, wide 780, small 440, full the whole window. */
  readonly size?: "small" | "medium" | "wide" | "full" | undefined;
  /** dark: white on a dark background that fades out, for photos. */
  readonly tone?: "dark" | undefined;
  /** Uses the full available height, so that content that loads later moves nothing. */
  readonly steady?: boolean | undefined;
  readonly closeOnMask?: boolean | undefined;
  /** The element that gets the focus on opening: the heading by default, `close` for the close button. */
  readonly initialFocus?: RefObject<HTMLElement | null> | "close" | undefined;
  /** Called after the closing animation. */
  readonly onClosed?: (() => void) | undefined;
  readonly closeLabel?: string | undefined;
}

/** A modal dialog with a fixed header and footer and a scrolling body; a bottom sheet on phones. */
export function Dialog(props: DialogProps) {
  return <ModalSurface {...props} surfaceClass={styles.dialog} />;
}

/** A modal panel at the right edge, 480 px wide: the basket. */
export function SidePanel(props: Omit<DialogProps, "size" | "tone" | "steady">) {
  return <ModalSurface {...props} surfaceClass={styles.panel} />;
}

function ModalSurface(props: DialogProps & { readonly surfaceClass: string | undefined }) {
  const {
    onClose,
    title,
    lead,
    children,
    footer,
    size = "medium",
    tone,
    steady,
    closeOnMask,
    surfaceClass,
  } = props;
  const { t } = useUiTexts();
  const open = useEntering(props.open);
  useBackToClose(props.open, onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const initialFocus = props.initialFocus === "close" ? close : (props.initialFocus ?? heading);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(next) => !next && props.onClosed?.()}
      disablePointerDismissal={!closeOnMask}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.mask} />
        <Base.Viewport
          className={classNames(styles.viewport, surfaceClass === styles.panel && styles.atEdge)}
        >
          <Base.Popup
            className={classNames(
              styles.surface,
              surfaceClass,
              surfaceClass === styles.dialog && styles[size],
              steady && styles.steady,
              tone && styles[tone],
            )}
            data-tone={tone}
            initialFocus={initialFocus}
          >
            <header className={styles.header}>
              <div className={styles.heading}>
                <Base.Title ref={heading} tabIndex={-1}>
                  {title}
                </Base.Title>
                {lead && <div className={styles.lead}>{lead}</div>}
              </div>
              <Base.Close
                ref={close}
                render={<IconButton icon={CloseIcon} label={props.closeLabel ?? t("close")} />}
              />
            </header>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a body that scrolls must be reachable by keyboard */}
            <div className={styles.body} tabIndex={0}>
              {children}
            </div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Opens a surface after it is mounted: a surface that mounts open would skip its opening animation. */
export function useEntering(open: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return open && isThere;
}
