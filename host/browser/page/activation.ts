/**
 * Runs a task once the visitor sees the page, or has seen it: a page that the browser renders in advance may never be
 * shown, so nothing of it is sent, counted or stored before.
 */
export function onceActivated(task: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", task, { once: true });
  else task();
}
