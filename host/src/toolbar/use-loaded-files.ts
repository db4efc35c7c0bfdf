import { useEffect, useState } from "react";
import type { LoadedFile } from "./load-times.ts";

/** The files that this page view has loaded, in the order of their arrival. */
export function useLoadedFiles(): readonly LoadedFile[] {
  const [files, setFiles] = useState<readonly LoadedFile[]>([]);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const more = list.getEntries() as PerformanceResourceTiming[];
      setFiles((known) => [...known, ...more]);
    });
    observer.observe({ type: "resource", buffered: true });
    return () => observer.disconnect();
  }, []);
  return files;
}
