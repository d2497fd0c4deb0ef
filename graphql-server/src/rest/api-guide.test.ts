import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Command, type Example, readCommand, readGuide } from './api-guide.fixtures.ts';
import { assertDocumented } from '../test/openapi-conformance.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { type SandboxTestShop, startSandboxShop } from '../test/sandbox-shop.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

// Every call to the shop in section 7 of the specification, and the admin's login, written by hand.
const calls = [
  'GET /api/getProducts',
  'PUT /api/updateUser',
  'POST /api/placeOrder',
  'POST /api/stripeCheckout',
  'POST /api/signup',
  'POST /api/login',
  'POST /api/googleSignin',
  'POST /api/contact',
  'POST /api/adminLogin',
  'GET /api/getOrders',
  'GET /api/users',
  'GET /api/users/{id}',
  'PUT /api/updateProduct',
  'POST /api/addProduct',
  'DELETE /api/deleteProduct/{id}',
  'PUT /api/updateOrder',
];

/** Values that differ in each run: key and type must match, not the value. */
const changing = new Set([
  '_id',
  'customId',
  'token',
  'createdAt',
  'updatedAt',
  'url',
  'image',
  'profilePicture',
  'endCursor',
  'cursor',
  'available',
  'capacity',
  'restoreRate',
  'requestId',
]);

const guide = read('docs/api.md');
const { examples, loose } = readGuide(guide);
const variables = new Map<string, string>();
const made: string[] = [];

let shop: SandboxTestShop;

beforeAll(async () => {
  shop = await startSandboxShop({ isDemo: true, seedsCatalogue: true }, { storage: new MemoryStorage() });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The folder of the guide's files and programs: inside the repository, whose packages they use. */
const folder = new URL('../../../.cache/test/guide/', import.meta.url);

/** The guide's programs, without starting a shell. */
const programs: Record<string, readonly string[]> = {
  node: [],
  'npx graphql-codegen': [
    new URL('../../../node_modules/@graphql-codegen/cli/cjs/bin.js', import.meta.url).pathname,
  ],
};

const programOf = (command: string) =>
  Object.keys(programs).find((program) => command.startsWith(`${program} `));

/** Runs a program on the files that the guide has shown so far, and returns its output. */
async function runProgram(program: string, command: string): Promise<string> {
  const words = command.slice(program.length + 1).split(' ');
  const { stdout } = await promisify(execFile)(process.execPath, [...(programs[program] ?? []), ...words], {
    cwd: folder,
  });
  return stdout;
}

async function send({ method, url, headers, body }: Command) {
  const path = url.replace('http://localhost:4000', '');
  made.push(`${method} ${path.replace(/[0-9a-f-]{36}/, '{id}')}`);
  const response = await fetch(shop.client.address + path, { method, headers, body });
  const text = await response.text();
  const type = response.headers.get('content-type');
  if (path.startsWith('/api')) assertDocumented({ method, path, status: response.status, type, text });
  return { response, body: JSON.parse(text) as unknown };
}

/** Every GraphQL response includes its cost, which the guide shows only once. */
function withoutCost(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || !('extensions' in body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'extensions'));
}

/** Replaces changing values by their types; null and lists have their own. */
function shapeOf(value: unknown, key: string | number = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => shapeOf(each, key));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each, name)]));
  return changing.has(String(key)) && value !== null ? typeof value : value;
}

function pick(value: unknown, path: Command['path']): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);
}

/** The status line, headers and body of a response in the guide. */
function readShown(text: string) {
  const [head = '', body = ''] = text.split(/\n\n(.*)/s);
  const [statusLine = '', ...lines] = head.split('\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(': '))) as Record<string, string>;
  return { status: Number(statusLine.split(' ')[1]), headers, body: JSON.parse(body) as unknown };
}

function expectShown({ response, body }: Awaited<ReturnType<typeof send>>, text: string): void {
  const shown = readShown(text);
  // The wait in seconds varies; it must only be a number.
  const seconds = (name: string, value: string | null | undefined) =>
    name === 'retry-after' ? /^\d+$/.test(value ?? '') : value;
  const headers = Object.keys(shown.headers).map((name) => [name, seconds(name, response.headers.get(name))]);
  const shownHeaders = Object.entries(shown.headers).map(([name, value]) => [name, seconds(name, value)]);
  expect({
    status: response.status,
    headers: Object.fromEntries(headers) as unknown,
    body: shapeOf(body),
  }).toEqual({
    status: shown.status,
    headers: Object.fromEntries(shownHeaders) as unknown,
    body: shapeOf(shown.body),
  });
}

async function run({ command, files, answer }: Example): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of files)
    writeFileSync(new URL(name, folder), text.replaceAll('http://localhost:4000', shop.client.address));
  const program = programOf(command);
  if (program) {
    // As the shop itself does every second.
    await shop.app.jobs.run('events');
    const written = await runProgram(program, command);
    if (answer) expect(shapeOf(JSON.parse(written))).toEqual(shapeOf(JSON.parse(answer.text)));
    return;
  }
  const parsed = readCommand(command, variables);
  const sent = await send(parsed);
  if (answer?.language === 'http') {
    expect(command).toContain(' -i ');
    expectShown(sent, answer.text);
    return;
  }
  expect([sent.response.status, sent.body]).toEqual([200, sent.body]);
  const part = pick(parsed.path.length > 0 ? sent.body : withoutCost(sent.body), parsed.path);
  if (parsed.variable === null) {
    const key = parsed.path.at(-1);
    expect(shapeOf(part, key)).toEqual(shapeOf(JSON.parse(answer?.text ?? 'null'), key));
    return;
  }
  expect([typeof part, answer]).toEqual(['string', null]);
  variables.set(parsed.variable, String(part));
}

// In order: an example may depend on earlier ones.
describe('the guide', () => {
  test.each(
    examples.map((example, index) => ({
      number: index + 1,
      command: example.command.split('\n')[0],
      example,
    })),
  )('example $number works as written: $command', ({ example }) => run(example));

  test('has an example of every call', () => {
    expect(calls.filter((call) => !made.includes(call))).toEqual([]);
  });

  test('shows the response to too many attempts, and no other response without its call', async () => {
    expect(loose).toHaveLength(1);
    const wrong: Command = readCommand(
      `curl -s http://localhost:4000/api/login -H 'content-type: application/json' -d '{"emailOrPhone": "eve@demo.example", "password": "wrong"}'`,
      variables,
    );
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await send(wrong)).response.status).toBe(401);
    expectShown(await send(wrong), loose[0] ?? '');
  });

  test('names a GraphQL operation for every call but the contact form', () => {
    const rows = [...guide.matchAll(/^\| (`[A-Z]+ .*?) \| (.*?) \|$/gm)];
    const names = (cell = '') => [...cell.matchAll(/`(.*?)`/g)].map(([, name = '']) => name);
    const named = rows.flatMap(([, rest]) => names(rest));
    expect(calls.filter((call) => !named.includes(call))).toEqual(['POST /api/contact']);
    const schema = buildSchema(read('schema.graphql'));
    const fieldsOf = (type?: GraphQLObjectType | null) => Object.keys(type?.getFields() ?? {});
    const operations = [...fieldsOf(schema.getQueryType()), ...fieldsOf(schema.getMutationType())];
    expect(rows.flatMap(([, , cell]) => names(cell)).filter((name) => !operations.includes(name))).toEqual(
      [],
    );
  });
});
