/**
 * Translates the page as Chrome and Safari do, as an init script: after the load each text becomes two nested
 * `font` elements, and so does each text that comes later. The words stay, so that tests find what they name.
 *
 * @param options.isEarly start before React hydrates, in capitals, which differ from the words that React expects
 */
export function translatePage({ isEarly }: { readonly isEarly: boolean }): void {
  const untouched = "font, script, style, textarea, noscript, [translate=no]";

  function wrap(text: Node): void {
    const parent = text.parentElement;
    if (!parent || parent.closest(untouched) || !text.nodeValue) return;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    inner.textContent = isEarly ? text.nodeValue.toUpperCase() : text.nodeValue;
    parent.replaceChild(outer, text);
  }

  function translate(root: Node): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(wrap);
  }

  addEventListener(isEarly ? "DOMContentLoaded" : "load", () => {
    document.documentElement.classList.add("translated-ltr");
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(translate);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
