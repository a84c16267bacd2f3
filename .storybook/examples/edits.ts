import type { ESTree } from 'vite';
import { pathOf, walk, type Module } from './module.ts';

/** A part of a text, and what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The text from `start` to `end` with its edits, which do not overlap. */
function edited(text: string, start: number, end: number, edits: readonly Edit[]): string {
  let at = start;
  let result = '';
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < at || edit.end > end) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at, end);
}

const silent = (parent: ESTree.Node | null): string =>
  parent?.type === 'VariableDeclarator' ? 'console.log' : '() => {}';

/**
 * The spies of a node, `fn()`, as what a developer would write: the function within; one that does nothing; or,
 * for one that has a name and may be called with anything, `console.log`.
 */
function spies(module: Module, node: ESTree.Node): Edit[] {
  if (module.imports.get('fn')?.from !== 'storybook/test') return [];
  const edits: Edit[] = [];
  walk(node, (one, parent) => {
    if (one.type !== 'CallExpression' || one.callee.type !== 'Identifier') return true;
    if (one.callee.name !== 'fn') return true;
    const [inner] = one.arguments;
    edits.push({
      start: one.start,
      end: one.end,
      text: inner ? module.text.slice(inner.start, inner.end) : silent(parent),
    });
    return false;
  });
  return edits;
}

/** Modules that a node loads late, by paths that do not depend on the file. */
function loads(module: Module, node: ESTree.Node): Edit[] {
  const edits: Edit[] = [];
  walk(node, (one) => {
    if (one.type !== 'ImportExpression' || one.source.type !== 'Literal') return;
    const { start, end, value } = one.source;
    if (typeof value !== 'string' || !value.startsWith('.')) return;
    edits.push({ start, end, text: `'${pathOf(module, value)}'` });
  });
  return edits;
}

/** The text of a node, without spies and with further edits. */
export function textOf(module: Module, node: ESTree.Node, edits: readonly Edit[] = []): string {
  const all = [...edits, ...spies(module, node), ...loads(module, node)];
  return edited(module.text, node.start, node.end, all);
}
