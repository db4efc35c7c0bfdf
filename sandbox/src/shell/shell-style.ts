import { shellWidths } from "./shell-page.ts";

const widths = Object.entries(shellWidths)
  .map(([name, pixels]) => `iframe[data-width="${name}"]{width:${pixels === null ? "100%" : `${pixels}px`}}`)
  .join("");

/** The shell's own stylesheet: plain, so that nobody takes the shell for the product. */
export const SHELL_STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;font:15px/1.4 system-ui,sans-serif;color:#14251e;background:#e7ebe8}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.75rem 1rem;background:#fff;border-bottom:1px solid #b9c5bd}
h1{font-size:1rem;margin:0}
form{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
p{display:flex;gap:.4rem;align-items:center;margin:0}
select,button{font:inherit;min-height:2.25rem;padding:0 .6rem;border:1px solid #6d7d73;border-radius:4px;background:#fff;color:inherit}
:focus-visible{outline:3px solid #1f6f4a;outline-offset:2px}
main{flex:1;display:flex;justify-content:safe center;overflow:auto;padding:1rem}
iframe{flex:none;max-width:none;min-height:calc(100vh - 6rem);border:1px solid #b9c5bd;background:#fff}
${widths}`;

/**
 * Submits the form on every change, also for a change before the script loaded. The button serves visitors
 * without scripts.
 */
export const SHELL_SCRIPT = `"use strict";
const form = document.querySelector("form");
form.addEventListener("change", () => form.requestSubmit());
const chosen = [...form.querySelectorAll("option")].some((option) => option.selected !== option.defaultSelected);
if (chosen) form.requestSubmit();
`;
