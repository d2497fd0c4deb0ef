import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, type GraphQLNamedType, isObjectType, isRequiredArgument } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { contractFile } from '../../../graphql/build-schema.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { anAdmin } from '../../../test/users.ts';
import { aWholeProduct } from '../../../test/whole-product.ts';

// A list reads less of a product when less is asked for. What it answers must be the same.

const contract = buildSchema(readFileSync(contractFile, 'utf8'));

/** The fields of a type as selections, with those of the types in it: `title`, `category { slug }`. */
function selectionsOf(type: GraphQLNamedType | undefined, depth: number): string[] {
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap(({ name, type: fieldType }) => {
      const inner = getNamedType(fieldType);
      if (!isObjectType(inner)) return [name];
      return depth === 1 ? [] : selectionsOf(inner, depth - 1).map((selection) => `${name} { ${selection} }`);
    });
}

const selections = selectionsOf(contract.getType('Product'), 2);

const shop = describeShop();
let token: string;
let id: string;

beforeAll(async () => {
  ({ token } = await anAdmin(shop));
  id = await aWholeProduct(shop.app.orm.em.fork());
});

const ask = async (query: string) =>
  (await shop.client.data<{ found: Record<string, unknown> & { nodes?: unknown[] } }>(query, {}, token))
    .found;

test('a list answers each field of a product as the product itself does', async () => {
  const lists = new Map<string, unknown>();
  const single = new Map<string, unknown>();
  for (const selection of selections) {
    const { nodes } = await ask(`{ found: products(first: 1) { nodes { ${selection} } } }`);
    lists.set(selection, nodes?.[0]);
    single.set(selection, await ask(`{ found: product(id: "${id}") { ${selection} } }`));
  }
  expect(Object.fromEntries(lists)).toEqual(Object.fromEntries(single));
  // What is null in both would prove nothing.
  const unset = [...single].filter(([name, value]) => (value as Record<string, unknown>)[name] === null);
  expect(unset.map(([selection]) => selection)).toEqual(['deletedAt', 'externalId']);
});
