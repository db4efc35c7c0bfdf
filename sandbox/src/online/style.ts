/** The stylesheet of the online site: the product's colours and type. */
export const STYLE = `
:root { color-scheme: light; --ink: #14211d; --muted: #4c5b55; --line: #d5ddd9; --action: #15503f; --dark: #0e2f27; --wash: #f2f5f3; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--wash); color: var(--ink); font: 1rem/1.5 "Schibsted Grotesk Variable", system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 1.5rem; padding: 1rem max(1rem, calc(50% - 24rem)); background: var(--dark); }
header a { color: #fff; min-height: 1.5rem; }
.brand, h1, h2 { font-family: "Familjen Grotesk Variable", system-ui, sans-serif; }
.brand { font-weight: 700; text-decoration: none; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0.5rem 0 1.5rem; }
h2 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere; }
section ul { margin-top: 0.75rem; }
.part { margin-top: 0.75rem; }
section .part + ul { margin-top: 0.25rem; }
.line ul { margin-top: 0; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
section { background: #fff; border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; margin-bottom: 1rem; }
ul { list-style: none; margin: 0; padding: 0; }
.line { display: grid; grid-template-columns: 1fr auto; gap: 0.25rem 1rem; border-top: 1px solid var(--line); padding: 1rem 0; }
.line:last-child { padding-bottom: 0; }
.offer, .meta { color: var(--muted); margin: 0; }
.offer { margin-bottom: 1rem; }
.price { margin: 0; font-weight: 600; white-space: nowrap; text-align: right; }
.total { margin: 0; display: flex; justify-content: space-between; font-size: 1.25rem; font-weight: 700; }
button, .button { display: inline-block; min-height: 2.75rem; padding: 0.625rem 1.125rem; border: 1px solid var(--action); border-radius: 0.5rem; background: #fff; color: var(--action); font: inherit; font-weight: 600; cursor: pointer; text-decoration: none; }
.button { background: var(--action); color: #fff; }
button:hover, .button:hover { border-color: var(--dark); }
:focus-visible { outline: 3px solid #0b57c9; outline-offset: 2px; }
header :focus-visible { outline-color: #a9ccff; }
@media (max-width: 30rem) { .line { grid-template-columns: 1fr; } .price { text-align: left; } }
`;
