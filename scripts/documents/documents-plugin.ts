import type { DocumentNode } from 'graphql';
import type { Plugin } from 'vite';
import { persistedQueries } from './persisted-queries.ts';
import { splitDocuments } from './split-documents.ts';

const GENERATED = /[\\/]src[\\/]gql[\\/]graphql\.ts$/;
const PART = /^(.+)\?part=(\w+)$/;

/** Where the build lists queries that may be sent as hashes: texts by hash. */
const PERSISTED_QUERIES = '.vite/persisted-queries.json';

/**
 * Bundles each GraphQL document with the code that uses it; a generated file would be one module, and so all
 * documents would be in one chunk. Queries of the catalogue include the hash that may be sent instead.
 */
export function documentsPlugin(): Plugin {
  const parts = new Map<string, string>();
  const textsByHash: Record<string, string> = {};
  const persisted = persistedQueries();
  const hashOf = (document: DocumentNode) => {
    const query = persisted(document);
    if (query) textsByHash[query.hash] = query.text;
    return query?.hash;
  };
  const idOf = (file: string, part: string) => `${file}?part=${part}`;
  return {
    name: 'documents',
    apply: 'build',
    // Before other plugins strip the types and reformat the lines.
    enforce: 'pre',
    resolveId: {
      filter: { id: PART },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: PART },
      handler: (id) => parts.get(id),
    },
    transform: {
      filter: { id: GENERATED },
      handler(generated, file) {
        const { documents, modules } = splitDocuments(generated, (name) => idOf(file, name), hashOf);
        for (const [name, code] of modules) parts.set(idOf(file, name), code);
        const code = documents
          .map((name) => `export { ${name} } from ${JSON.stringify(idOf(file, name))};`)
          .join('\n');
        return { code, map: null, moduleSideEffects: false };
      },
    },
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      const source = JSON.stringify(textsByHash);
      this.emitFile({ type: 'asset', fileName: PERSISTED_QUERIES, source });
    },
  };
}
