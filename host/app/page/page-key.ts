import { pageModuleName, type RouteName, routeTable } from "@stays/routes";
import type { ModuleKey } from "../remotes/registry-snapshot.ts";

const pageKeys = Object.fromEntries(
  Object.entries(routeTable).map(([route, { remote, page }]) => [
    route,
    { remote, module: pageModuleName(page) },
  ]),
) as Readonly<Record<RouteName, ModuleKey>>;

/** The module of a route's page. It returns the same object each time, as views compare keys by identity. */
export const resolvePageKey = (route: RouteName): ModuleKey => pageKeys[route];
