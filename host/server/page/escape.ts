import { LATE_ANSWERS, type LateAnswers } from "../../app/page/late-answers.ts";
import { packData } from "../../app/page/packed-data.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for an HTML text node or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** JSON for a script element with data. No text in it can end the element. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** A script element with data for the browser. */
export const jsonScript = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`;

/** Answers that are streamed after the page's first part, and a script that notifies the page of them. */
export const lateAnswersHtml = (late: LateAnswers, nonce: string): string =>
  `<script type="application/json" ${LATE_ANSWERS.attribute}>${jsonForScript(packData(late))}</script>` +
  `<script nonce="${nonce}">dispatchEvent(new Event("${LATE_ANSWERS.event}"))</script>`;
