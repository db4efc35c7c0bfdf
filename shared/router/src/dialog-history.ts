import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { createPath, type Location, useLocation, useNavigate, useNavigationType } from "react-router-dom";

/** What the router's location state says of an entry on which dialogs have been opened. */
interface DialogState {
  /** Ids of the dialogs, the topmost last. */
  readonly dialogs?: readonly string[];
  /** Key of the entry of the page below them. */
  readonly page?: string;
}

/** Ids of the open dialogs. It changes in effects only. */
const open = new Set<string>();

const dialogsOf = ({ state }: Location<DialogState | null>) => state?.dialogs ?? [];

/** The key of the page's entry, the same for all dialogs over the page. */
export const pageKeyOf = ({ state, key }: Location<DialogState | null>): string => state?.page ?? key;

/** Gives a dialog an entry of the history, so that Back closes it instead of leaving the page. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const id = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const wasListed = useRef(false);
  const pushedOn = useRef<Location | null>(null);
  const follow = useEffectEvent(() => {
    const dialogs = dialogsOf(location);
    const below = dialogs.filter((one) => open.has(one));
    if (dialogs.includes(id)) wasListed.current = true;
    else if (wasListed.current && type === "POP") onClose();
    else if (pushedOn.current !== location && !(wasListed.current && type === "REPLACE")) {
      pushedOn.current = location;
      const state = {
        ...location.state,
        keepScroll: true,
        page: pageKeyOf(location),
        dialogs: [...below, id],
      };
      // The entry of a dialog that is closed is taken over.
      void navigate(location, { state, replace: below.length < dialogs.length });
    }
  });
  useEffect(() => {
    if (isOpen) open.add(id);
    return () => {
      open.delete(id);
      wasListed.current = false;
    };
  }, [isOpen, id]);
  // Each entry may open or close the dialog.
  useEffect(() => (isOpen ? follow() : undefined), [isOpen, location]);
}

/** Keeps the history of the page in step with its dialogs; rendered once. */
export function DialogHistory(): null {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const last = useRef(location);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = location;
    const { dialogs, page } = from.state ?? {};
    const replace = (to: Location, state: object) =>
      void navigate(to, { replace: true, state: { ...location.state, ...state } });
    // An edit of the address keeps the dialogs of the entry.
    if (type === "REPLACE" && page && !location.state?.page && from.pathname === location.pathname)
      replace(location, { dialogs, page });
    const left = dialogsOf(from).slice(dialogsOf(location).length);
    if (type !== "POP" || left.length === 0 || pageKeyOf(from) !== pageKeyOf(location)) return;
    // A Back that closes nothing leads on. An address that was edited under an open dialog is the page's.
    if (!left.some((id) => open.has(id))) void navigate(-1);
    else if (createPath(from) !== createPath(location)) replace(from, { keepScroll: true, page });
  }, [location, type, navigate]);
  return null;
}
