/** What the host and nearly every remote use. The host shares its copy with all remotes. */
export { Button } from "./action/button.tsx";
export { LinkButton, TextButton, TextLink } from "./action/link.tsx";
export { classNames } from "./class-names.ts";
export { Icon, type IconProps } from "./icon/icon.tsx";
export { FailureNote, OptionalPart } from "./notice/failure-note.tsx";
export { Alert, EmptyNote } from "./notice/notice.tsx";
export { Skeleton, SkeletonList } from "./page/skeleton.tsx";
export { useOnline } from "./page/use-online.ts";
export { onScrollEnd, prefersReducedMotion, useMediaQuery, useNearViewport } from "./page/viewport.ts";
export { whenIdle } from "./page/when-idle.ts";
export { ErrorBoundary, ItemBoundary } from "./query/error-boundary.tsx";
export { HydratedSuspense } from "./query/hydrated-suspense.tsx";
export {
  isOfQuery,
  lazyComponent,
  PromptSuspense,
  QueryBoundary,
  useAwaited,
  useAwaitedQuery,
  useQueryUpdates,
} from "./query/prompt-suspense.tsx";
export { inline, muted, stack } from "./styles.ts";
export { StatusText, VisuallyHidden } from "./text/visually-hidden.tsx";
export { useUiTexts } from "./ui-texts.ts";
