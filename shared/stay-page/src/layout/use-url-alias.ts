import { useNavigateTo, usePageContext } from "@stays/contract";
import { NAME_PLACEHOLDER } from "@stays/routes";
import { useEffect } from "react";

/**
 * Replaces the placeholder `name` in the URL with the item's alias, without a history entry (RT-05). On the
 * page of a cabin or room it is the unit's alias, not the property's (ruling 48).
 */
export function useUrlAlias(urlAlias: string | null): void {
  const { route } = usePageContext();
  const navigate = useNavigateTo();
  const isPlaceholder = route.params.name === NAME_PLACEHOLDER;
  useEffect(() => {
    if (!isPlaceholder || !urlAlias || urlAlias === NAME_PLACEHOLDER) return;
    const { name, params, search } = route;
    // A hash link that was clicked before hydration has changed the address after this page was rendered.
    const { hash } = window.location;
    navigate({ route: name, params: { ...params, name: urlAlias }, search, hash }, { replace: true });
  }, [isPlaceholder, urlAlias, route, navigate]);
}
