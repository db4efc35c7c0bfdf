import { createRoot } from "react-dom/client";
import type { Parts } from "../remotes/parts.ts";
import type { RegistrySnapshot } from "../remotes/registry-snapshot.ts";
import { Outlines } from "./outlines.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { ToolbarData } from "./toolbar-data.ts";

/**
 * Shows the team's toolbar, in a root of its own: a failure of the page does not remove it.
 *
 * @param parts what is on the screen
 * @param registry the releases of this page view
 */
export function openToolbar(data: ToolbarData, parts: Parts, registry: RegistrySnapshot): void {
  const root = document.createElement("div");
  document.body.append(root);
  createRoot(root).render(
    <Toolbar data={data} registry={registry} outlines={<Outlines data={data} parts={parts} />} />,
  );
}
