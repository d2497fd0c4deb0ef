import type { TracedWork } from '../../shared/tracing.ts';

const MAX_LENGTH = 2000;

/** Texts, in which a quote is doubled, and numbers that are no part of a name or a parameter. */
const VALUES = /'(?:[^']|'')*'|(?<![\w$"])\d+(?:\.\d+)?\b/g;

/** A statement as traces show it. MikroORM writes some values into it, which may be those of a person. */
export function statementInTraces(statement: string): TracedWork {
  const [, command = ''] = /^\s*(\w+)/.exec(statement) ?? [];
  const text = statement.replaceAll(VALUES, '?').slice(0, MAX_LENGTH);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return { name: command.toUpperCase(), kind: 'CLIENT', attributes };
}
