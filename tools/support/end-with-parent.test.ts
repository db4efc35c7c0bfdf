import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { assertPortFree } from "./free-port.mjs";

const file = path.join(__dirname, "end-with-parent.mjs");

test("a process whose parent is killed ends by itself", async () => {
  const child = `import(${JSON.stringify(file)}).then(({ endWithParent }) => {
    endWithParent(() => process.exit(0));
    setInterval(() => {}, 1000);
    console.log(process.pid);
  })`;
  const parent = spawn(
    process.execPath,
    [
      "-e",
      `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit" })`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(parent.stdout, "data");
  parent.kill("SIGKILL");
  // The pipe closes when the last process that writes to it has ended.
  await expect(once(parent.stdout, "close")).resolves.toBeDefined();
});

test("a port that is taken is named with what to do, a free one is left free", async () => {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(assertPortFree(port, "npm run dev")).rejects.toThrow(
    `Port ${port} is taken: stop what runs there, or choose another one with PORT=${port + 1} npm run dev.`,
  );
  server.close();
  await once(server, "close");
  await expect(assertPortFree(port, "npm run dev")).resolves.toBeUndefined();
});
