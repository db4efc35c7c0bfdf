import { pageModuleName, type RouteName, routeTable } from "@stays/routes";
import type { ModuleKey } from "../remotes/registry-snapshot.ts";

const pageKeys = new Map<RouteName, ModuleKey>(
  Object.entries(routeTable).map(([route, { remote, page }]) => [
    route as RouteName,
    { remote, module: pageModuleName(page) },
  ]),
);

/** The module of a route's page. It returns the same object each time, as views compare keys by identity. */
export function resolvePageKey(route: RouteName): ModuleKey {
  const key = pageKeys.get(route);
  if (!key) throw new Error(`No page stands at route ${route}.`);
  return key;
}
