import { type DocumentNode, Kind } from 'graphql';
import { expect, test } from 'vitest';
import { splitDocuments } from './split-documents.ts';

const fragment = (name: string) => ({ kind: 'FragmentDefinition', name: { kind: 'Name', value: name } });
const documentOf = (name: string, ...fragments: string[]) => ({
  kind: 'Document',
  definitions: [
    { kind: 'OperationDefinition', operation: 'query', name: { kind: 'Name', value: name } },
    ...fragments.map(fragment),
  ],
});

const documents = {
  HomeDocument: documentOf('Home', 'Card'),
  ProductDocument: documentOf('Product', 'Card', 'Price'),
};

const lineOf = (name: string, document: object) =>
  `export const ${name} = ${JSON.stringify(document)} as unknown as DocumentNode<Some, Exact<{ [key: string]: never; }>>;`;

const generated = [
  'export type Some = { id: string };',
  ...Object.entries(documents).map(([name, document]) => lineOf(name, document)),
].join('\n');

const noHash = () => undefined;

const split = (hashOf: (document: DocumentNode) => string | undefined = noHash) =>
  splitDocuments(
    generated,
    (name) => {
      const code = splitDocuments(generated, () => '', noHash).modules.get(name) ?? '';
      return `data:text/javascript,${encodeURIComponent(code)}`;
    },
    hashOf,
  );

test.each(Object.entries(documents))('%s is the same as generated', async (name, document) => {
  const { documents: names, modules } = split();
  expect(names).toContain(name);
  const loaded = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(modules.get(name) ?? '')}`
  )) as Record<string, unknown>;
  expect(loaded[name]).toEqual(document);
});

test('a fragment of two documents is one module', () => {
  expect([...split().modules.keys()].toSorted()).toEqual([
    'HomeDocument',
    'ProductDocument',
    'fragment_Card',
    'fragment_Price',
  ]);
});

test('a document contains its hash', () => {
  const hashes = new Map([['Home', 'abc']]);
  const hashOf = ({ definitions: [operation] }: DocumentNode) =>
    operation?.kind === Kind.OPERATION_DEFINITION ? hashes.get(operation.name?.value ?? '') : undefined;
  const { modules } = split(hashOf);
  expect(modules.get('HomeDocument')).toContain("hash: 'abc'");
  expect(modules.get('ProductDocument')).not.toContain('hash');
});
