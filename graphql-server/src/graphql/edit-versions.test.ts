import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';
import {
  ListCategories,
  ReadProductVersion,
  ReadVariants,
  type TypedDocumentString,
  UpdateProduct,
  UpdateProducts,
  UpdateVariants,
} from '../test/documents.generated.ts';
import { aProduct } from '../test/factories.ts';
import { anOrder, anOrderInput } from '../test/orders.ts';
import type { Loose } from '../test/test-client.ts';
import { aCustomer, anAdmin } from '../test/users.ts';

const shop = describeShop();
let admin: string;

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
});

interface Payload {
  thing: { id: string; version: string } | null;
  userErrors: { code: string }[];
}

/** The field that an edit changes, where it is not the title. */
const nameFields: Record<string, string> = {
  category: 'label',
  redirect: 'target',
  role: 'name',
  searchSynonym: 'words',
  savedView: 'name',
  webhook: 'description',
};

const call = async (mutation: string, args: string, thing: string): Promise<Payload> => {
  const fields = `thing: ${thing} { id version name: ${nameFields[thing] ?? 'title'} } userErrors { code field }`;
  const document = `mutation { payload: ${mutation}(${args}) { ${fields} } }`;
  return (await shop.client.data<{ payload: Payload }>(document, {}, admin)).payload;
};

const lampInput = `title: "Lamp", description: "", category: "Electronics", salePrice: 900, stock: 5`;

/** Each type with versions: how to create an object, and two edits of it. */
const kinds = [
  {
    thing: 'product',
    create: `input: { ${lampInput} }`,
    edit: `input: { title: "First" }`,
    other: `input: { title: "Second" }`,
  },
  {
    thing: 'category',
    create: `input: { label: "Lamps" }`,
    edit: `input: { label: "First" }`,
    other: `input: { label: "Second" }`,
  },
  {
    thing: 'collection',
    create: `input: { title: "Summer", kind: RULES, conditions: [{ kind: NEW }] }`,
    edit: `input: { title: "First" }`,
    other: `input: { title: "Second" }`,
  },
  {
    thing: 'promotion',
    create: `input: { title: "Summer", kind: PERCENT, percent: 10, isEnabled: false }`,
    edit: `input: { title: "First" }`,
    other: `input: { title: "Second" }`,
  },
  {
    thing: 'role',
    mutation: 'staffRole',
    create: `input: { name: "Packers", permissions: [ORDERS_READ] }`,
    edit: `input: { name: "First", permissions: [ORDERS_READ] }`,
    other: `input: { name: "Second", permissions: [ORDERS_READ] }`,
  },
  {
    thing: 'searchSynonym',
    create: `input: { words: ["lamp", "light"] }`,
    edit: `input: { words: ["first", "light"] }`,
    other: `input: { words: ["second", "light"] }`,
    names: [
      ['first', 'light'],
      ['second', 'light'],
    ],
  },
  {
    thing: 'page',
    create: `input: { title: "Story" }`,
    edit: `input: { title: "First" }`,
    other: `input: { title: "Second" }`,
  },
  {
    thing: 'redirect',
    create: `input: { path: "/old", target: "/shop" }`,
    edit: `input: { path: "/old", target: "/first" }`,
    other: `input: { path: "/old", target: "/second" }`,
    names: ['/first', '/second'],
  },
  {
    thing: 'savedView',
    create: `input: { list: ORDERS, name: "Gifts", query: "tag=gift", isShared: true }`,
    edit: `input: { name: "First" }`,
    other: `input: { name: "Second" }`,
  },
  {
    thing: 'webhook',
    create: `input: { url: "https://a.example/", eventTypes: [ORDER_PAID] }`,
    edit: `input: { url: "https://a.example/", eventTypes: [ORDER_PAID], description: "First" }`,
    other: `input: { url: "https://a.example/", eventTypes: [ORDER_PAID], description: "Second" }`,
  },
];

describe.each(kinds)(
  'a $thing',
  ({ thing, mutation = thing, create, edit, other, names = ['First', 'Second'] }) => {
    const [one, another] = names;

    // Roles, views and redirects need unique names.
    afterEach(async () => {
      const em = shop.app.orm.em.fork();
      await em.execute('delete from staff_roles where name is not null');
      await em.execute('delete from saved_views');
      await em.execute('delete from url_redirects');
    });

    test('accepts one of two edits of the same version, and reports a conflict to the other', async () => {
      const created = await call(`${mutation}Create`, create, thing);
      const { id, version } = created.thing ?? { id: '', version: '' };
      const from = (input: string) => `id: "${id}", ${input}, expectedVersion: "${version}"`;

      const first = await call(`${mutation}Update`, from(edit), thing);
      expect(first).toMatchObject({ thing: { name: one }, userErrors: [] });
      const second = await call(`${mutation}Update`, from(other), thing);
      expect(second).toEqual({
        thing: null,
        userErrors: [{ code: 'VERSION_CHANGED', field: ['expectedVersion'] }],
      });

      const latest = `id: "${id}", ${other}, expectedVersion: "${first.thing?.version ?? ''}"`;
      expect(await call(`${mutation}Update`, latest, thing)).toMatchObject({ thing: { name: another } });
      expect(await call(`${mutation}Update`, `id: "${id}", ${edit}`, thing)).toMatchObject({
        thing: { name: one },
      });
    });

    test('accepts one of two simultaneous edits', async () => {
      const created = await call(`${mutation}Create`, create, thing);
      const { id, version } = created.thing ?? { id: '', version: '' };
      const results = await Promise.all(
        [edit, other].map((input) =>
          call(`${mutation}Update`, `id: "${id}", ${input}, expectedVersion: "${version}"`, thing),
        ),
      );
      const codes = results.map(({ userErrors }) => userErrors[0]?.code ?? 'saved');
      expect(codes.sort()).toEqual(['VERSION_CHANGED', 'saved']);
    });
  },
);

describe('the version of a product', () => {
  async function aTee(): Promise<{ id: string; variant: string }> {
    const id = await aProduct(shop.app.orm.em.fork(), { title: 'Tee', sizes: ['S', 'M'], stock: 10 });
    const { product } = await shop.client.data(ReadVariants, { id });
    return { id, variant: product?.variants[0]?.id ?? '' };
  }
  const versionOf = async (id: string) =>
    (await shop.client.data(ReadProductVersion, { id }, admin)).product?.version;
  const run = <Data, Variables>(
    document: TypedDocumentString<Data, Variables>,
    variables: Loose<Variables>,
  ) => shop.client.data(document, variables, admin);

  const isChanged: [what: string, (tee: { id: string; variant: string }) => Promise<unknown>, boolean][] = [
    ['its title', ({ id }) => run(UpdateProduct, { id, input: { title: 'T' } }), true],
    ['nothing of it', ({ id }) => run(UpdateProduct, { id, input: { title: 'Tee' } }), false],
    ['its further categories', ({ id }) => furtherCategory(id), true],
    [
      "a variant's price",
      ({ variant }) => run(UpdateVariants, { changes: [{ id: variant, salePrice: 77 }] }),
      true,
    ],
    [
      'many products at once',
      ({ id }) => run(UpdateProducts, { ids: [id], input: { status: 'DRAFT' } }),
      true,
    ],
    ['its sizes', ({ id }) => run(UpdateProduct, { id, input: { sizes: ['S', 'M', 'L'] } }), true],
    ['its stock', ({ variant }) => run(UpdateVariants, { changes: [{ id: variant, stockBy: 3 }] }), false],
    [
      'an order of it',
      async ({ id }) =>
        anOrder(shop.client, await aCustomer(shop), anOrderInput({ productId: id, size: 'S', quantity: 1 })),
      false,
    ],
  ];

  async function furtherCategory(id: string): Promise<void> {
    const created = await call('categoryCreate', `input: { label: "Gifts" }`, 'category');
    const { categories } = await shop.client.data(ListCategories, {});
    const slug = categories.find((category) => category.id === created.thing?.id)?.slug ?? '';
    await run(UpdateProduct, { id, input: { furtherCategories: [slug] } });
  }

  test.each(isChanged)('after a change of %s', async (_what, change, changes) => {
    const tee = await aTee();
    const before = await versionOf(tee.id);
    await change(tee);
    expect((await versionOf(tee.id)) !== before).toBe(changes);
  });

  test('rejects a stock computed from an older version', async () => {
    const { id } = await aTee();
    const save = (stock: number, expectedStock: number) =>
      call(
        'productUpdate',
        `id: "${id}", input: { variants: [{ size: "S", stock: ${stock}, expectedStock: ${expectedStock} }, { size: "M" }] }`,
        'product',
      );
    expect(await save(20, 5)).toMatchObject({ userErrors: [] });
    expect(await save(30, 5)).toEqual({
      thing: null,
      userErrors: [{ code: 'VERSION_CHANGED', field: ['input', 'variants', '0', 'stock'] }],
    });
  });
});
