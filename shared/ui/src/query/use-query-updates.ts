import { useQueryClient } from "@stays/query";
import { useCallback } from "react";

/** Returns a stable function that subscribes to the answers and failures of all queries, and returns how to unsubscribe. */
export function useQueryUpdates(): (listener: () => void) => () => void {
  const client = useQueryClient();
  return useCallback(
    (listener) =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && ["success", "error"].includes(event.action.type)) listener();
      }),
    [client],
  );
}
