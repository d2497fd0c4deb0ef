import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { splitDocuments } from './split-documents.ts';

const FRAGMENT = 'fragment Card on Product { id title }';
const OTHER_FRAGMENT = 'fragment Price on Product { salePrice }';

const documentOf = (text: string) => JSON.parse(JSON.stringify(parse(text, { noLocation: true }))) as object;
const lineOf = (name: string, text: string) =>
  `export const ${name} = ${JSON.stringify(documentOf(text))} as unknown as DocumentNode<Some, Exact<{ [key: string]: never; }>>;`;

const texts = {
  HomeDocument: `query Home { products { nodes { ...Card } } } ${FRAGMENT}`,
  ProductDocument: `query Product { product { ...Card ...Price } } ${FRAGMENT} ${OTHER_FRAGMENT}`,
};
const generated = [
  'export type Some = { id: string };',
  ...Object.entries(texts).map(([name, text]) => lineOf(name, text)),
].join('\n');

const split = () =>
  splitDocuments(generated, (name) => {
    const code = splitDocuments(generated, () => '').modules.get(name) ?? '';
    return `data:text/javascript,${encodeURIComponent(code)}`;
  });

test.each(Object.entries(texts))('%s comes out as it was generated', async (name, text) => {
  const { documents, modules } = split();
  expect(documents).toContain(name);
  const loaded = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(modules.get(name) ?? '')}`
  )) as Record<string, unknown>;
  expect(loaded[name]).toEqual(documentOf(text));
});

test('a fragment of two documents is one module', () => {
  expect([...split().modules.keys()].toSorted()).toEqual([
    'HomeDocument',
    'ProductDocument',
    'fragment_Card',
    'fragment_Price',
  ]);
});
