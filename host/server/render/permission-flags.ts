/**
 * The Node options of a process that may only read files in `folder`. It may write no file, and start no
 * process, thread, addon or inspector.
 */
export function permissionFlags(folder: string): readonly string[] {
  // Node 20 has the permission model under its experimental name only.
  const isStable = process.allowedNodeEnvironmentFlags.has("--permission");
  return [
    isStable ? "--permission" : "--experimental-permission",
    `--allow-fs-read=${folder}`,
    "--disable-warning=ExperimentalWarning",
  ];
}
