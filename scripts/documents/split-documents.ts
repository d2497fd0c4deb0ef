import { type DocumentNode, Kind } from 'graphql';

/** A line of codegen's output: a document by its name. */
const DOCUMENT = /^export const (\w+) = (\{"kind":"Document",.*\}) as unknown as DocumentNode<.*>;$/gm;

/**
 * The modules that a generated file of documents is split into: one per document and one per fragment, by
 * name, so that a page loads only what it uses, and each fragment once. `specifierOf` returns a module's
 * import specifier, `hashOf` a document's hash, if it may be sent.
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
      // As JSON, which browsers parse ten times as fast as an object literal.
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
