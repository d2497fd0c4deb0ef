import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, type GraphQLNamedType, isObjectType, isRequiredArgument } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { contractFile } from '../../../graphql/build-schema.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { anAdmin } from '../../../test/users.ts';
import { aWholeProduct, wholeProductFields } from '../../../test/whole-product.ts';
import { saveFields } from '../../custom-fields/custom-fields.fixtures.ts';

// A list reads only the columns that the query needs. Its response must be the same as for a single product.

const contract = buildSchema(readFileSync(contractFile, 'utf8'));

/** The paths of the fields of a type and its nested types: `title`, `category.slug`. */
function pathsOf(type: GraphQLNamedType | undefined, depth: number): string[][] {
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap(({ name, type: fieldType }) => {
      const inner = getNamedType(fieldType);
      if (!isObjectType(inner)) return [[name]];
      return depth === 1 ? [] : pathsOf(inner, depth - 1).map((path) => [name, ...path]);
    });
}

const paths = pathsOf(contract.getType('Product'), 2);
const selectionOf = ([name = '', ...rest]: readonly string[]): string =>
  rest.length > 0 ? `${name} { ${selectionOf(rest)} }` : name;

/** The value at a path; for a list, the values of its items. */
function valueAt(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  const fieldValue = (value as Record<string, unknown> | null | undefined)?.[name];
  if (rest.length === 0) return fieldValue;
  return Array.isArray(fieldValue)
    ? fieldValue.map((item) => valueAt(item, rest))
    : valueAt(fieldValue, rest);
}

const shop = describeShop();
let token: string;
let id: string;

beforeAll(async () => {
  ({ token } = await anAdmin(shop));
  id = await aWholeProduct(shop.app.orm.em.fork());
  await saveFields(shop, token, wholeProductFields);
});

const sendQuery = async (query: string) =>
  (await shop.client.data<{ node: { nodes?: unknown[] } }>(query, {}, token)).node;

test('a list returns each field of a product as the product itself does', async () => {
  const seen = await Promise.all(
    paths.map(async (path) => {
      const { nodes } = await sendQuery(`{ node: products(first: 1) { nodes { ${selectionOf(path)} } } }`);
      return [path.join('.'), valueAt(nodes?.[0], path)] as const;
    }),
  );
  const expected = await Promise.all(
    paths.map(async (path) => {
      const whole = await sendQuery(`{ node: product(id: "${id}") { ${selectionOf(path)} } }`);
      return [path.join('.'), valueAt(whole, path)] as const;
    }),
  );
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
  // Fields that are null in both would prove nothing. The product is in stock, so it has no date.
  const unset = expected.filter(([path, value]) => !path.includes('.') && value === null);
  expect(unset.map(([path]) => path)).toEqual(['availableFrom', 'deletedAt', 'externalId']);
});
