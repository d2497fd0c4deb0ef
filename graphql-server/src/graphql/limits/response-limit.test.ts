import { readFileSync } from 'node:fs';
import {
  buildSchema,
  execute,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { startResponse, isResponseTooLong, limitResponses, MAX_FIELDS } from './response-limit.ts';
import { contractFile } from '../build-schema.ts';
import { neededArguments } from '../document-walk.fixtures.ts';
import { isListOfObjects, longestList, operationCost } from './operation-cost.ts';

// Tests the contract with lists of maximum length, in the worst queries.

type Field = GraphQLField<unknown, unknown>;
type Step = readonly [type: GraphQLObjectType, field: Field];

/** Maximum depth of a document, see `route.ts`. */
const DEPTH = 10;
/** For lists without their own limit. */
const PAGE = 100;

let resolved = 0;
const schema = longestShop();
const query = schema.getQueryType() as GraphQLObjectType;
const lists: Step[] = Object.values(schema.getTypeMap())
  .filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap((type) => Object.values(type.getFields()).map((field) => [type, field] as const))
  .filter(([, field]) => isListOfObjects(field));

function longestShop(): GraphQLSchema {
  const contract = buildSchema(readFileSync(contractFile, 'utf8'));
  for (const type of Object.values(contract.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const value = longestValue(field);
      field.resolve = () => {
        resolved += 1;
        return value;
      };
    }
  }
  limitResponses(contract);
  return contract;
}

function longestValue(field: Field): unknown {
  const type = getNamedType(field.type);
  if (!isLeafType(type)) {
    const item = isAbstractType(type) ? { __typename: 'Product' } : {};
    return isListOfObjects(field) ? Array<object>(longestList(field) ?? PAGE).fill(item) : item;
  }
  const leaf: unknown = isEnumType(type)
    ? type.getValues()[0]?.value
    : ({ String: 'x', ID: 'x', Boolean: true }[type.name] ?? 1);
  return isListType(getNullableType(field.type)) ? [leaf] : leaf;
}

/** The shortest path from a type to a field of another; null when there is none. */
function wayTo(from: GraphQLObjectType, to: GraphQLObjectType): Step[] | null {
  const ways: { at: GraphQLObjectType; steps: Step[] }[] = [{ at: from, steps: [] }];
  const seen = new Set<GraphQLObjectType>();
  for (const { at, steps } of ways) {
    if (at === to && (steps.length > 0 || from === to)) return steps;
    for (const field of Object.values(at.getFields())) {
      const next = getNamedType(field.type);
      if (!isObjectType(next) || (seen.has(next) && next !== to)) continue;
      seen.add(next);
      ways.push({ at: next, steps: [...steps, [at, field]] });
    }
  }
  return null;
}

/** Selects a list, and the same list in each item, down to the maximum depth; there it selects all leaves. */
function worstDocument([type, list]: Step): string | null {
  const way = wayTo(query, type);
  if (!way) return null;
  const steps = [...way, [type, list] as const];
  const item = getNamedType(list.type);
  const back = isObjectType(item) ? wayTo(item, type) : null;
  while (back && steps.length + back.length + 1 < DEPTH) steps.push(...back, [type, list]);
  const last = getNamedType(steps.at(-1)?.[1].type ?? list.type);
  const leaves = isObjectType(last)
    ? Object.values(last.getFields()).filter((field) => isLeafType(getNamedType(field.type)))
    : [];
  const inner = ['__typename', ...leaves.map((leaf) => leaf.name + neededArguments(leaf, {}))].join(' ');
  return steps.reduceRight(
    (below, [, field]) => `{ ${field.name}${neededArguments(field, {})} ${below} }`,
    `{ ${inner} }`,
  );
}

beforeEach(() => {
  resolved = 0;
});

test('an attack by one visitor: categories in categories', async () => {
  const level = (below: string) => `children { parent { ${below} } }`;
  const document = parse(`{ categories { id ${level(level(level('id slug')))} } }`);
  expect(operationCost(schema, document, null, {}).min).toBeLessThan(1000);
  const context = {};
  const { data, errors } = await execute({ schema, document, contextValue: context });
  expect(data).toBeNull();
  expect(errors?.[0]?.message).toBe('request.responseTooLong');
  expect(isResponseTooLong(context)).toBe(true);
  expect(resolved).toBeLessThan(2 * MAX_FIELDS);
});

test('another attempt starts from zero', async () => {
  const context = {};
  const document = parse('{ categories { children { id } } }');
  await execute({ schema, document, contextValue: context });
  expect(isResponseTooLong(context)).toBe(true);
  startResponse(context);
  const { errors } = await execute({
    schema,
    document: parse('{ categories { id } }'),
    contextValue: context,
  });
  expect(errors).toBeUndefined();
});

test('no document exceeds the limit with any list', async () => {
  const tooMuch: string[] = [];
  let tried = 0;
  for (const list of lists) {
    const text = worstDocument(list);
    // Lists in mutation payloads are as long as their input.
    if (!text) continue;
    tried += 1;
    resolved = 0;
    await execute({ schema, document: parse(text), contextValue: {} });
    if (resolved > 2 * MAX_FIELDS) tooMuch.push(`${resolved}: ${text}`);
  }
  expect(tooMuch).toEqual([]);
  expect(tried).toBeGreaterThan(80);
});
