import path from "node:path";
import { SyntaxKind } from "typescript/unstable/ast";
import {
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
} from "typescript/unstable/ast/is";
import { API, TypeFlags } from "typescript/unstable/sync";
import { root } from "../support/root.mjs";
import { sourceFiles } from "../support/source-version.mjs";

/**
 * @typedef {import("typescript/unstable/ast").Node} Node
 * @typedef {import("typescript/unstable/ast").SourceFile} SourceFile
 * @typedef {import("typescript/unstable/sync").Type} Type
 * @typedef {{ readonly node: Node, readonly type?: Type | undefined }} Child
 */

const RULE = `A text is beside other children, or a component returns one. A browser's translation replaces every
text; React then edits the one that is gone, or throws. Give the text an element of its own, or make one text
of all. A prop that holds no text has the type ElementNode.`;
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

const api = new API({ cwd: root });
const [project] = api.updateSnapshot({ openProject: path.join(root, "tsconfig.json") }).getProjects();
if (!project) throw new Error("TypeScript opened no project.");
const { program, checker } = project;

/**
 * Whether React may render a text for a value of this type.
 *
 * @param {Type | undefined} type
 * @param {ReadonlySet<number>} outer ids of the types that contain it: a type of nodes contains itself
 * @returns {boolean}
 */
function mayBeText(type, outer = new Set()) {
  if (!type) return true;
  if (outer.has(type.id)) return false;
  const isText = (/** @type {Type} */ part) => mayBeText(part, new Set([...outer, type.id]));
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some(isText);
  if (type.isTypeReference() && checker.isArrayType(type)) return checker.getTypeArguments(type).some(isText);
  // `name && <b>…</b>` renders nothing for an empty name.
  return (type.flags & TEXT) !== 0 && !(type.isLiteralType() && !type.value);
}

/** Whether a child of JSX is more than a line break or a comment. @param {Node} node */
function isRendered(node) {
  if (isJsxExpression(node)) return node.expression !== undefined;
  return node.kind !== SyntaxKind.JsxText || !/^\s*\n\s*$/.test(node.getFullText());
}

/**
 * Children that must not be a text: each of several, and each of a fragment, which has siblings elsewhere.
 *
 * @param {Node} node
 * @returns {readonly Node[]}
 */
function guardedChildren(node) {
  if (!isJsxElement(node) && !isJsxFragment(node)) return [];
  const children = node.children.filter(isRendered);
  return children.length > 1 || isJsxFragment(node) ? children : [];
}

/** What a component returns of its own; a ReactNode was passed to it. @param {Node} node */
function returnOfComponent(node) {
  if (!isFunctionDeclaration(node) || !/^[A-Z]/.test(node.name?.text ?? "")) return [];
  const signature = checker.getSignatureFromDeclaration(node);
  const type = signature && checker.getReturnTypeOfSignature(signature);
  // Of all types of values only ReactNode has bigint.
  const isPassed = type?.isUnionType() && type.getTypes().some(({ flags }) => flags & TypeFlags.BigIntLike);
  return isPassed ? [] : [{ node, type }];
}

/** @param {SourceFile} source */
function findTexts(source) {
  /** @type {Child[]} */
  const found = [];
  /** @type {Node[]} */
  const asked = [];
  /** @param {Node} node */
  function visit(node) {
    for (const child of guardedChildren(node)) {
      if (child.kind === SyntaxKind.JsxText) found.push({ node: child });
      else if (isJsxExpression(child) && child.expression) asked.push(child.expression);
    }
    found.push(...returnOfComponent(node));
    node.forEachChild(visit);
  }
  visit(source);
  const types = asked.length > 0 ? checker.getTypeAtLocation(asked) : [];
  return [...found, ...asked.map((node, index) => ({ node, type: types[index] }))]
    .filter(({ type }) => mayBeText(type))
    .map(({ node }) => source.text.slice(0, node.getStart()).split("\n").length);
}

const problems = sourceFiles()
  .filter((file) => file.endsWith(".tsx") && !/\.test\.tsx$|^tools\/new-remote\//.test(file))
  .flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file));
    if (!source) throw new Error(`${file} is not part of tsconfig.json.`);
    return findTexts(source).map((line) => `${file}:${line}`);
  });
api.close();
if (problems.length > 0) {
  console.error(`${RULE}\n${problems.join("\n")}`);
  process.exitCode = 1;
}
