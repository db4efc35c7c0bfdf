import { useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import * as router from "react-router-dom";

/** The router's location state of an entry: the ids of the dialogs over the page, and the key of the page's entry. */
interface EntryState {
  readonly dialogs?: readonly string[] | undefined;
  readonly page?: string | undefined;
}

/** The entry in the address bar, which React may not have rendered yet, and the ids of the open dialogs. */
let current: { readonly path: string; readonly state: EntryState | null } | null = null;
const open = new Set<string>();

const addressBar = () => router.createPath(window.location);
const currentState = () => (current?.path === addressBar() ? current.state : undefined);
const readDialogs = (state: EntryState | null) => state?.dialogs ?? [];

/** The key of the page's entry, the same for all dialogs over the page. */
export const readPageKey = ({ state, key }: router.Location<EntryState | null>): string => state?.page ?? key;

/** Changes the address. An edit of it that keeps the scroll position keeps what is open over the page. */
export function useNavigate(): (to: router.To, options?: router.NavigateOptions) => void {
  const navigate = router.useNavigate();
  return useCallback(
    (to, { state, ...options } = {}) => {
      const { dialogs, page } = (options.replace && state?.keepScroll && currentState()) || {};
      const entry = page ? { dialogs, page, ...state } : state;
      void navigate(to, { ...options, state: entry });
      current = { path: addressBar(), state: entry };
    },
    [navigate],
  );
}

/** Gives a dialog an entry of the history, so that Back closes it instead of leaving the page. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const id = useId();
  const navigate = useNavigate();
  const location = router.useLocation();
  const isBack = router.useNavigationType() === "POP";
  const listedOn = useRef<router.Location | null>(null);
  const follow = useEffectEvent(() => {
    if (listedOn.current === location) return;
    const state = currentState() ?? location.state;
    const wasListed = listedOn.current !== null;
    listedOn.current = location;
    if (readDialogs(location.state).includes(id)) return;
    if (wasListed && isBack) return onClose();
    const below = readDialogs(state).filter((one) => open.has(one) && one !== id);
    const entry = { ...state, keepScroll: true, page: readPageKey(location), dialogs: [...below, id] };
    // The entry of a dialog that is closed is taken over.
    navigate(addressBar(), { state: entry, replace: below.length < readDialogs(state).length });
  });
  useLayoutEffect(() => {
    if (isOpen) open.add(id);
    else listedOn.current = null;
    return () => void open.delete(id);
  }, [isOpen, id]);
  // Each entry may open or close the dialog. Its own is there before the dialog is seen.
  useLayoutEffect(() => (isOpen ? follow() : undefined), [isOpen, location]);
  // React renders an entry and Back from it at once as no change, as long as it has rendered neither.
  const leave = useEffectEvent(() => {
    if (readDialogs(location.state).includes(id)) return;
    current = { path: addressBar(), state: location.state };
    onClose();
  });
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener("popstate", leave);
    return () => window.removeEventListener("popstate", leave);
  }, [isOpen]);
}

/** Keeps the page's history in step with its dialogs when Back is used; rendered once. */
export function DialogHistory(): null {
  const location = router.useLocation();
  const isBack = router.useNavigationType() === "POP";
  const leave = router.useNavigate();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const from = current;
    const path = router.createPath(location);
    if (isBack) current = { path, state: location.state };
    const left = readDialogs(from?.state ?? null).slice(readDialogs(location.state).length);
    if (!isBack || left.length === 0 || from?.state?.page !== readPageKey(location)) return;
    const { page } = from.state;
    // A Back that closes nothing leads on. An address that was edited under an open dialog is the page's.
    if (!left.some((id) => open.has(id))) void leave(-1);
    else if (from.path !== path)
      navigate(from.path, { replace: true, state: { ...location.state, keepScroll: true, page } });
  }, [location, isBack, leave, navigate]);
  return null;
}
