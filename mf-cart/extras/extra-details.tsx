import type { Addon } from "@stays/stay";

export function ExtraDetails({ addon }: { readonly addon: Addon }) {
  return addon.content.information.map(({ id, html }) => <p key={id}>{html}</p>);
}
