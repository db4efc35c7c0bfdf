/**
 * What the host lends to its remotes without using it itself: the map, loaded when one of them first shows it. It
 * is named here because the build provides only what the host's own code asks for somewhere.
 */
export function lending() {
  return { name: "lending", modules: { map: () => import(/* webpackChunkName: "map" */ "@stays/map") } };
}
