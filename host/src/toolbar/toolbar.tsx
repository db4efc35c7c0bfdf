import { type ReactNode, useState } from "react";
import type { RegistrySnapshot } from "../remotes/registry-snapshot.ts";
import { loadOf } from "./load-times.ts";
import styles from "./toolbar.module.css";
import type { ToolbarData, ToolbarRemote } from "./toolbar-data.ts";
import { useLoadedFiles } from "./use-loaded-files.ts";

/** Path and query of the page. */
const here = () => window.location.pathname + window.location.search;

/** The version of a remote, and the form that shows this visitor another one. */
function VersionForm({ remote, version, versions }: ToolbarRemote) {
  const others = versions.filter((one) => one !== version);
  if (others.length === 0) return version;
  return (
    <form className={styles.form} method="post" action="/toolbar/release">
      <input type="hidden" name="remote" value={remote} />
      <input type="hidden" name="to" value={here()} />
      <select name="version" aria-label={`Release of ${remote}`} defaultValue={version}>
        {[version, ...others].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <button type="submit">Show</button>
    </form>
  );
}

interface ToolbarProps {
  readonly data: ToolbarData;
  readonly registry: RegistrySnapshot;
  /** The outlines of the parts on the screen. */
  readonly outlines: ReactNode;
}

/**
 * The toolbar of the teams: which remote, release and owner each part of the page is, what it loaded, and a
 * choice of releases (FE-04, FE-06). It is in English, as the commands are.
 */
export function Toolbar({ data, registry, outlines }: ToolbarProps) {
  const files = useLoadedFiles();
  const [isOpen, setOpen] = useState(false);
  const [hasOutlines, setHasOutlines] = useState(true);
  const loadsOf = (remote: string) => {
    const entry = registry.find(({ name }) => name === remote)?.entry ?? "";
    const { href } = new URL(".", new URL(entry, window.location.href));
    return loadOf(files, href);
  };
  return (
    <>
      {hasOutlines && outlines}
      <aside className={styles.toolbar} aria-label="Toolbar of the teams" lang="en">
        <div className={styles.actions}>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Remotes
          </button>
          <label>
            <input
              type="checkbox"
              checked={hasOutlines}
              onChange={({ target }) => setHasOutlines(target.checked)}
            />{" "}
            Outlines
          </label>
          <a href={`/toolbar/leave?${new URLSearchParams({ to: here() })}`}>Close</a>
        </div>
        {isOpen && (
          <div className={styles.scroller}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Remote</th>
                  <th scope="col">Owner</th>
                  <th scope="col">Release</th>
                  <th scope="col">Files</th>
                  <th scope="col">kB</th>
                  <th scope="col">Loaded after, ms</th>
                </tr>
              </thead>
              <tbody>
                {data.map((one) => {
                  const load = loadsOf(one.remote);
                  return (
                    <tr key={one.remote}>
                      <th scope="row">{one.remote}</th>
                      <td>{one.owner}</td>
                      <td>
                        <VersionForm {...one} />
                      </td>
                      <td>{load?.files ?? "–"}</td>
                      <td>{load ? (load.bytes / 1000).toFixed(1) : "–"}</td>
                      <td>{load ? Math.round(load.lastMs) : "–"}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        )}
      </aside>
    </>
  );
}
