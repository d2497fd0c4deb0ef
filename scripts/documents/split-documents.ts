import { type DocumentNode, Kind } from 'graphql';

/** A line of what codegen writes: a document by its name. */
const DOCUMENT = /^export const (\w+) = (\{"kind":"Document",.*\}) as unknown as DocumentNode<.*>;$/gm;

/**
 * The modules that a generated file of documents is split into: one for each document and one for each
 * fragment, by their names, so that a page loads only what it asks for, and a fragment once. `specifierOf`
 * says by what a module is imported, `hashOf` by which hash a document may be asked for.
 */
export function splitDocuments(
  generated: string,
  specifierOf: (name: string) => string,
  hashOf: (document: DocumentNode) => string | undefined,
): { documents: string[]; modules: Map<string, string> } {
  const documents: string[] = [];
  const modules = new Map<string, string>();
  for (const [, name, json] of generated.matchAll(DOCUMENT)) {
    if (name === undefined || json === undefined) continue;
    documents.push(name);
    const fragments: string[] = [];
    const document = JSON.parse(json) as DocumentNode;
    const hash = hashOf(document);
    const definitions = document.definitions.map((definition) => {
      // As JSON, which browsers read ten times as fast as the same written as an object.
      const text = `JSON.parse(${JSON.stringify(JSON.stringify(definition))})`;
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) return text;
      const fragment = `fragment_${definition.name.value}`;
      fragments.push(`import { definition as ${fragment} } from ${JSON.stringify(specifierOf(fragment))};`);
      modules.set(fragment, `export const definition = ${text};`);
      return fragment;
    });
    modules.set(
      name,
      [
        ...fragments,
        `export const ${name} = { kind: 'Document', definitions: [${definitions.join(', ')}]${hash ? `, hash: '${hash}'` : ''} };`,
      ].join('\n'),
    );
  }
  return { documents, modules };
}
