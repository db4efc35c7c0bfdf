/** The dialogs, which the host shares with all remotes once one of them is used. */
export { AlertDialog } from "./alert-dialog.tsx";
export { Dialog, SidePanel } from "./dialog.tsx";
