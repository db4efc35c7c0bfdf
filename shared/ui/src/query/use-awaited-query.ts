import { useIsHydrated } from "@stays/contract";
import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from "@stays/query";

/**
 * `useQuery` that suspends on the server and while the browser hydrates, as long as its request is running: the
 * server sends what it renders with its data, in the Suspense boundary around it. Later changes never suspend.
 */
export function useAwaitedQuery<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
): UseQueryResult<Data> {
  const isHydrated = useIsHydrated();
  const request = useQueryClient().getQueryCache().find({ queryKey: options.queryKey });
  const result = useQuery(options);
  // A failure is shown where it is read, so this is not `use`, which would throw it.
  if (!isHydrated && result.isPending && request?.promise) throw request.promise;
  return result;
}
