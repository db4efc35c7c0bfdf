import { readFile } from "node:fs/promises";

/** Ticks of a processor clock in a second, as Linux reports processor time. */
const TICKS = 100;
const SECOND = 1_000;

/** @param {string} file of the kernel */
const readProc = (file) => readFile(file, "utf8").catch(() => "");

/**
 * The processes of a site: its own, its render workers, and the mock back end.
 *
 * @param {number | undefined} pid of the site
 */
export async function processesOf(pid) {
  const children = (await readProc(`/proc/${pid}/task/${pid}/children`)).trim().split(" ").filter(Boolean);
  const programs = await Promise.all(children.map((one) => readProc(`/proc/${one}/cmdline`)));
  const ofProgram = (/** @type {string} */ name) =>
    children.filter((_, index) => programs[index]?.includes(name));
  return {
    server: [String(pid)],
    workers: ofProgram("render-worker.cjs"),
    mock: ofProgram("sandbox/dist"),
  };
}

/**
 * Processor time that processes have used since their start, in milliseconds, with all their threads.
 *
 * @param {readonly string[]} pids
 */
export async function processorTimeOf(pids) {
  let ticks = 0;
  for (const pid of pids) {
    const stat = await readProc(`/proc/${pid}/stat`);
    // The name of the program, in brackets, may contain spaces. User and system time are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }
  return (ticks / TICKS) * SECOND;
}

/**
 * Memory of processes in megabytes. A page of memory that several share counts once.
 *
 * @param {readonly string[]} pids
 */
export async function memoryOfProcesses(pids) {
  let kilobytes = 0;
  for (const pid of pids) {
    const rollup = await readProc(`/proc/${pid}/smaps_rollup`);
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}
