import { getNamedType, isLeafType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { describeShopWithoutNetwork } from '../test/describe-shop.ts';
import { aProduct } from '../test/factories.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { anOrder, anOrderInput } from '../test/orders.ts';
import { aCustomer, anAdmin } from '../test/users.ts';
import { composition } from '../modules.ts';
import { buildServedSchema } from './build-schema.ts';
import { callsAtEdges, documentsOfAllFields, type Ids, idsIn } from './document-walk.fixtures.ts';

// Whatever a client sends, the shop responds or rejects it. An internal error would alert the operator.

const callers = ['visitor', 'customer', 'owner'] as const;
/** These end the caller's session. */
const ENDS = new Set(['sessionEnd', 'sessionsEnd']);
/** What the guard of an operation says, before anything reads the arguments. */
const REFUSALS = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);
/** Operations per document: one less than the server's limit on aliases. */
const ALIASES = 14;

const schema = buildServedSchema(composition.resolvers);
const shop = describeShopWithoutNetwork(
  { seedsCatalogue: true, isDemo: true },
  { storage: new MemoryStorage() },
);
const tokens: Record<string, string | null> = { visitor: null };
let ids: Ids;

beforeAll(async () => {
  const [customer, owner] = [await aCustomer(shop), await anAdmin(shop)];
  Object.assign(tokens, { customer: customer.token, owner: owner.token });
  const product = await aProduct(shop.app.orm.em.fork());
  const order = await anOrder(shop.client, customer, anOrderInput({ productId: product, quantity: 1 }));
  ids = { product, order, customer: customer.userId, adminSecret: shop.config.adminSecret ?? '' };
  // Reads lists first, to have ids for queries of single objects.
  for (const document of documentsOfAllFields(schema, ids, 2)) {
    ids = { ...idsIn((await shop.client.graphql(document, {}, owner.token)).data), ...ids };
  }
});

const send = (document: string, caller: string) => shop.client.graphql(document, {}, tokens[caller] ?? null);

const isDefect = ({ extensions }: { extensions: { code: string } }) =>
  extensions.code === 'INTERNAL_SERVER_ERROR';

/** Of an operation's calls, those that fail with a defect; and whether the caller may not call it. */
interface Outcome {
  defects: string[];
  isRefused: boolean;
}

/**
 * Sends calls of an operation. A document is rejected as a whole: what is rejected because of its own text
 * is left out then, and the others are sent again.
 */
async function attempt(kind: string, calls: readonly string[], caller: string): Promise<Outcome> {
  // Each on a line of its own, so that an error's location says whose it is.
  const lines = calls.map((call, index) => `a${index}: ${call}`);
  const { errors } = await send(`${kind} {\n${lines.join('\n')}\n}`, caller);
  const ofDocument = errors.filter(({ path }) => !path);
  if (ofDocument.length > 0 && calls.length > 1) {
    const rejected = new Set(
      ofDocument.filter((error) => !isDefect(error)).flatMap(({ locations = [] }) => locations.map(lineOf)),
    );
    const others = calls.filter((_, index) => !rejected.has(index));
    // Without a location, something is wrong with all of them together.
    const half = Math.ceil(calls.length / 2);
    const parts = others.length < calls.length ? [others] : [calls.slice(0, half), calls.slice(half)];
    const outcomes: Outcome[] = [];
    for (const part of parts) if (part.length > 0) outcomes.push(await attempt(kind, part, caller));
    return {
      defects: outcomes.flatMap(({ defects }) => defects),
      isRefused: outcomes.some(({ isRefused }) => isRefused),
    };
  }
  return {
    defects: errors
      .filter(isDefect)
      .map(({ path }) => String(calls[Number(String(path?.[0]).slice(1))]).slice(0, 200)),
    isRefused: errors.some(({ path, extensions: { code } }) => path && REFUSALS.has(code)),
  };
}

/** The index of the call on the line of a location. */
const lineOf = ({ line }: { line: number }) => line - 2;

test.each(callers)('a %s reads every field on every path', async (caller) => {
  const defects: string[] = [];
  for (const document of documentsOfAllFields(schema, ids, 3)) {
    const { errors } = await send(document, caller);
    // A rejection of the whole document would leave its fields untested.
    const wrong = errors.filter((error) => isDefect(error) || !error.path);
    defects.push(
      ...wrong.map(({ message, path }) => `${path?.join('.')}: ${message} ${document.slice(0, 80)}`),
    );
  }
  expect(defects).toEqual([]);
});

test.each(
  callers.flatMap((caller) => (['query', 'mutation'] as const).map((kind) => [caller, kind] as const)),
)('a %s sends values at the limits of each %s', async (caller, kind) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const defects: string[] = [];
  for (const { name, type } of Object.values(root?.getFields() ?? {})) {
    if (!root || ENDS.has(name)) continue;
    const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
    const calls = callsAtEdges(root, name, ids).map((call) => call + selection);
    let isRefused = false;
    for (let start = 0; start < calls.length && !isRefused; start += ALIASES) {
      const outcome = await attempt(kind, calls.slice(start, start + ALIASES), caller);
      defects.push(...outcome.defects);
      ({ isRefused } = outcome);
    }
  }
  expect(defects).toEqual([]);
});
