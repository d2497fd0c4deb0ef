import { getNamedType, isLeafType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';
import { aProduct } from '../test/factories.ts';
import { anOrder, anOrderInput } from '../test/orders.ts';
import { aCustomer, anAdmin } from '../test/users.ts';
import { composition } from '../modules.ts';
import { buildServedSchema } from './build-schema.ts';
import { callsAtEdges, documentsOfAllFields, type Ids, idsIn } from './document-walk.fixtures.ts';

// Whatever a client sends, the shop responds or rejects it. An internal error would alert the operator.

const callers = ['visitor', 'customer', 'owner'] as const;
/** These end the caller's session. */
const ENDS = new Set(['sessionEnd', 'sessionsEnd']);
/** Operations per document: one less than the server's limit on aliases. */
const ALIASES = 14;

const schema = buildServedSchema(composition.resolvers);
const shop = describeShop({ seedsCatalogue: true, isDemo: true });
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

/** Returns the calls that fail with a defect. If the whole document is rejected, sends each call alone. */
async function failing(kind: string, calls: readonly string[], caller: string): Promise<string[]> {
  const operations = calls.map((call, index) => `a${index}: ${call}`);
  const { errors } = await send(`${kind} { ${operations.join(' ')} }`, caller);
  if (errors.some(({ path }) => !path) && calls.length > 1) {
    const alone: string[] = [];
    for (const call of calls) alone.push(...(await failing(kind, [call], caller)));
    return alone;
  }
  return errors
    .filter(isDefect)
    .map(({ path }) => String(calls[Number(String(path?.[0]).slice(1))]).slice(0, 200));
}

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
    for (let start = 0; start < calls.length; start += ALIASES) {
      defects.push(...(await failing(kind, calls.slice(start, start + ALIASES), caller)));
    }
  }
  expect(defects).toEqual([]);
});
