import { globSync, readFileSync } from 'node:fs';
import { buildSchema, Kind, type OperationDefinitionNode, OperationTypeNode, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { subscribe } from '../test/subscribe.ts';
import { contractFile } from './build-schema.ts';

// GraphiQL's examples (web/graphiql/examples) in order, as a user would run them on a fresh demo shop.

const folder = new URL('../../../web/graphiql/examples/', import.meta.url);
const examples = globSync('*.graphql', { cwd: folder })
  .sort()
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

const shop = describeShop({ isDemo: true, seedsCatalogue: true }, { storage: new MemoryStorage() });

interface Answer {
  payload: Record<string, { userErrors?: unknown[] } | null>;
}

/** What the user has to copy from a response, by its placeholder in the variables. */
const copied = new Map<string, string>();
const tokens = {
  anybody: null as string | null,
  customer: null as string | null,
  admin: null as string | null,
};

const schema = buildSchema(readFileSync(contractFile, 'utf8'));

function operationsOf(text: string): OperationDefinitionNode[] {
  return parse(text).definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
}

/** The variables in the comment, filled in from earlier responses. */
function variablesOf(text: string): Record<string, unknown> {
  const [, json = '{}'] = /^# Variables: (.*)$/m.exec(text) ?? [];
  return JSON.parse(json, (_key, value: unknown) =>
    typeof value === 'string' ? (copied.get(value) ?? value) : value,
  ) as Record<string, unknown>;
}

/** All values under a key in a response, at any depth. */
function valuesAt(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === key ? [part, ...valuesAt(part, key)] : valuesAt(part, key),
  );
}

async function run(text: string, operationName: string, token: string | null): Promise<Answer['payload']> {
  const { body } = await shop.client.rest<{ data: Answer['payload']; errors?: unknown }>('/graphql', {
    method: 'POST',
    token,
    body: { query: text, variables: variablesOf(text), operationName },
  });
  expect(body.errors).toBeUndefined();
  expect(valuesAt(body.data, 'userErrors').flat()).toEqual([]);
  return body.data;
}

/** A customer orders by bank transfer: money must arrive before it can be refunded. */
async function receiveTransfer(): Promise<void> {
  const document = 'mutation ($id: ID!) { orderPaymentReceive(id: $id) { userErrors { code } } }';
  await shop.client.data(document, { id: copied.get("the order's id") }, tokens.admin);
}

/** Stores the parts of a response that later examples need. */
function copyFrom(name: string, operation: string, data: Answer['payload']): void {
  const [token] = valuesAt(data, 'token') as string[];
  if (operation === 'SignUp' || operation === 'LogIn') tokens.customer = token ?? null;
  if (operation === 'AdminLogIn') tokens.admin = token ?? null;
  const [id] = valuesAt(data, 'id') as string[];
  const [variant] = valuesAt(data, 'variants') as { id: string }[][];
  if (name.includes('product')) copied.set("the variant's id", variant?.[0]?.id ?? '');
  if (name.includes('place-order')) copied.set("the order's id", id ?? '');
}

test('there are fifteen, each with a title, a caller and a document of the contract', () => {
  expect(examples).toHaveLength(15);
  for (const { name, text } of examples) {
    expect(text, name).toMatch(/^# .+ \((anybody|customer|admin)\)\n/);
    expect(validate(schema, parse(text)), name).toEqual([]);
  }
});

test.each(examples)('$name does what it says', async ({ name, text }) => {
  const [, caller = ''] = /\((\w+)\)$/m.exec(text) ?? [];
  const token = tokens[caller as keyof typeof tokens];
  if (caller !== 'anybody') expect(token).toBeTypeOf('string');
  if (name.includes('refund')) await receiveTransfer();
  for (const { name: operation, operation: kind } of operationsOf(text)) {
    if (kind === OperationTypeNode.SUBSCRIPTION) {
      const subscription = subscribe<{ shopEvents: { cursor: string } }>(shop, text, token);
      expect((await subscription.next()).shopEvents.cursor).toBeTypeOf('string');
      await subscription.end();
      continue;
    }
    const data = await run(text, operation?.value ?? '', token);
    // An example should find something.
    expect(Object.values(data)).not.toContain(null);
    expect(valuesAt(data, 'totalCount')).not.toContain(0);
    copyFrom(name, operation?.value ?? '', data);
  }
});
