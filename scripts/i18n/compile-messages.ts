import { type PluginObj, types as t } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { pseudoText } from './pseudo-text.ts';

/**
 * Adds the source language's texts, in parts that need no parser, to the ids that Lingui's macros leave: `{
 * id: 'x', message: 'Hello {name}' }` becomes `{ id: 'x', message: ['Hello ', ['name']] }`. So each page
 * includes the texts that it shows, and no visitor has to load a catalogue first. `isPseudo` writes all texts
 * in the pseudo-locale.
 */
export function compileMessages({ isPseudo }: { isPseudo: boolean }): PluginObj {
  const compiled = (message: string): t.Expression => {
    const tokens = compileMessage(message);
    // As JSON, which omits undefined values.
    const parts = JSON.parse(JSON.stringify([tokens].flat())) as unknown[];
    return t.valueToNode(isPseudo ? pseudoTokens(parts) : parts);
  };
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        // After the macros have finished. They mark their output as skipped, so Babel's own traversal would
        // pass over it.
        exit: ({ node }) => {
          t.traverseFast(node, (part) => {
            if (t.isObjectExpression(part)) compileDescriptor(part, compiled);
          });
        },
      },
    },
  };
}

type Compiler = (message: string) => t.Expression;

function compileDescriptor(node: t.ObjectExpression, compiled: Compiler): void {
  // The macros mark their output, so no object of ours is mistaken for it.
  if (!node.leadingComments?.some(({ value }) => value.replace('*', '').trim() === 'i18n')) return;
  for (const property of node.properties) {
    if (!t.isObjectProperty(property) || !t.isIdentifier(property.key, { name: 'message' })) continue;
    if (t.isStringLiteral(property.value)) property.value = compiled(property.value.value);
  }
}

/** Parts are texts, placeholders, and choices by number or word, whose cases consist of parts again. */
function pseudoTokens(tokens: readonly unknown[]): unknown[] {
  return tokens.map((token) => {
    if (typeof token === 'string') return pseudoText(token);
    if (!Array.isArray(token) || typeof token[2] !== 'object' || token[2] === null) return token;
    const [name, kind, cases] = token as [string, string, Record<string, unknown>];
    const entries = Object.entries(cases).map(([key, part]): [string, unknown] => [
      key,
      Array.isArray(part) ? pseudoTokens(part) : typeof part === 'string' ? pseudoText(part) : part,
    ]);
    return [name, kind, Object.fromEntries(entries)];
  });
}
