import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { type DefinitionNode, type DocumentNode, Kind, parse, print, visit } from 'graphql';

const WEB = `${import.meta.dirname}/../../../web/src`;

/** Reads the web app's operations. @returns a function that returns an operation's text by name */
export async function readScreenDocuments(): Promise<(operation: string) => string> {
  const definitions = new Map<string, DefinitionNode>();
  for await (const file of glob('**/*.graphql', { cwd: WEB })) {
    for (const definition of parse(readFileSync(`${WEB}/${file}`, 'utf8')).definitions) {
      if ('name' in definition && definition.name) definitions.set(definition.name.value, definition);
    }
  }
  return (operation) => print(withFragments(operation, definitions));
}

/** An operation is sent with every fragment that it uses, directly or indirectly. */
function withFragments(operation: string, definitions: ReadonlyMap<string, DefinitionNode>): DocumentNode {
  const needed = new Map<string, DefinitionNode>();
  const add = (name: string) => {
    const definition = definitions.get(name);
    if (!definition) throw new Error(`No screen knows "${name}".`);
    if (needed.has(name)) return;
    needed.set(name, definition);
    visit(definition, { FragmentSpread: (spread) => add(spread.name.value) });
  };
  add(operation);
  return { kind: Kind.DOCUMENT, definitions: [...needed.values()] };
}
