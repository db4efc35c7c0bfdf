import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "@playwright/test";

const rules = path.resolve(import.meta.dirname, "../../deploy/prometheus-alerts.yml");
const cases = path.resolve(import.meta.dirname, "alerts.test.yml");

const promtool = (...args: readonly string[]) =>
  spawnSync("promtool", args, { encoding: "utf8", cwd: path.dirname(rules) });

test("FE-04 Prometheus accepts the alarms of the example, and the canary's fires when its rule says", () => {
  const checked = promtool("check", "rules", rules);
  expect(checked.status, checked.stderr || `${checked.error}`).toBe(0);
  const tested = promtool("test", "rules", cases);
  expect(tested.stdout + tested.stderr).toContain("SUCCESS");
  expect(tested.status).toBe(0);
});
