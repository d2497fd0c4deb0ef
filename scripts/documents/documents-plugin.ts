import type { Plugin } from 'vite';
import { splitDocuments } from './split-documents.ts';

const GENERATED = /[\\/]src[\\/]gql[\\/](?:\w+[\\/])?graphql\.ts$/;
const PART = /^(.+)\?part=(\w+)$/;

/** Bundles each GraphQL document with what asks for it; a generated file would be one module, and so in one chunk with all others. */
export function documentsPlugin(): Plugin {
  const parts = new Map<string, string>();
  const idOf = (file: string, part: string) => `${file}?part=${part}`;
  return {
    name: 'documents',
    apply: 'build',
    // Ahead of what takes the types away, and the lines' form with them.
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
        const { documents, modules } = splitDocuments(generated, (name) => idOf(file, name));
        for (const [name, code] of modules) parts.set(idOf(file, name), code);
        const code = documents
          .map((name) => `export { ${name} } from ${JSON.stringify(idOf(file, name))};`)
          .join('\n');
        return { code, map: null, moduleSideEffects: false };
      },
    },
  };
}
