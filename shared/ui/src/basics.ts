/** What the host and nearly every remote use. The host shares its copy with all remotes. */
export { Button } from "./action/button.tsx";
export { LinkButton, TextButton, TextLink } from "./action/link.tsx";
export { useOnline } from "./browser/use-online.ts";
export {
  nearOptions,
  onScrollEnd,
  prefersReducedMotion,
  useMediaQuery,
  useNearViewport,
} from "./browser/viewport.ts";
export { whenIdle } from "./browser/when-idle.ts";
export { classNames } from "./class-names.ts";
export { Icon, type IconProps } from "./icon/icon.tsx";
export { FailureNote, OptionalPart } from "./notice/failure-note.tsx";
export { Alert, EmptyNote } from "./notice/notice.tsx";
export { inline, muted, stack } from "./styles.ts";
export { StatusText, VisuallyHidden } from "./text/visually-hidden.tsx";
export { useUiTexts } from "./ui-texts.ts";
export { ErrorBoundary, ItemBoundary } from "./waiting/error-boundary.tsx";
export { HydratedSuspense } from "./waiting/hydrated-suspense.tsx";
export {
  isOfQuery,
  lazyComponent,
  PromptSuspense,
  QueryBoundary,
  useAwaited,
  useAwaitedQuery,
  useQueryUpdates,
} from "./waiting/prompt-suspense.tsx";
export { Skeleton, SkeletonList } from "./waiting/skeleton.tsx";
