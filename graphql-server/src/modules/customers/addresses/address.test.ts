import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreateAddress,
  CreateFormattedAddress,
  DeleteAddress,
  ListCustomerAddresses,
  ReadOwnAddresses,
  type SavedAddress,
  UpdateAddress,
} from '../../../test/documents.generated.ts';

const home = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  streetAddress: '12 Analytical Row',
  city: 'London',
  state: 'Greater London',
  zip: 'W1A 1AA',
  country: 'United Kingdom',
  phone: '+44 (20) 7946-0123',
  email: 'ada@test.example',
  vatNumber: 'FR12345678902',
};

const shop = describeShop();
let ada: Person;

beforeEach(async () => {
  ada = await aCustomer(shop);
});

const create = async (input: object = {}, { token } = ada) =>
  (await shop.client.data(CreateAddress, { input: { ...home, ...input } }, token)).payload;
const update = async (id: string, input: object, { token } = ada) =>
  (await shop.client.data(UpdateAddress, { id, input }, token)).payload;
const remove = async (id: string, { token } = ada) =>
  (await shop.client.data(DeleteAddress, { id }, token)).payload;
const add = async (input: object = {}) => String((await create(input)).address?.id);
const bookOf = async ({ token } = ada) =>
  (await shop.client.data(ReadOwnAddresses, {}, token)).viewer?.addresses;
const defaults = (book: SavedAddress[] | undefined) =>
  book?.filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('an address book', () => {
  test('is empty at first, and its first address is the default', async () => {
    expect(await bookOf()).toEqual([]);
    const { address, user, userErrors } = await create({ email: ' Ada@Test.Example ', company: ' ' });
    expect(userErrors).toEqual([]);
    expect(address).toEqual({ id: address?.id, ...home, company: null, isDefault: true });
    expect(user?.addresses).toEqual([address]);
    expect(await bookOf()).toEqual([address]);
  });

  test('prints an address as is usual in its country, below the name', async () => {
    const { payload } = await shop.client.data(CreateFormattedAddress, { input: home }, ada.token);
    expect(payload.address?.formatted).toEqual([
      ...['Ada Lovelace', '12 Analytical Row', 'London', 'W1A 1AA', 'United Kingdom'],
    ]);
  });

  test('accepts checkout addresses, which have neither state nor country', async () => {
    const { firstName, streetAddress, city, phone, email } = home;
    const input = { firstName, streetAddress, city, phone, email };
    const { payload } = await shop.client.data(CreateAddress, { input }, ada.token);
    expect(payload.address).toMatchObject({ lastName: '', state: null, zip: null, country: null });
  });

  test.each([
    [{ firstName: ' ' }, 'REQUIRED', 'firstName'],
    [{ firstName: 'x'.repeat(101) }, 'INVALID_VALUE', 'firstName'],
    [{ lastName: 'a\0' }, 'INVALID_VALUE', 'lastName'],
    [{ streetAddress: '' }, 'REQUIRED', 'streetAddress'],
    [{ streetAddress: 'x'.repeat(501) }, 'INVALID_VALUE', 'streetAddress'],
    [{ city: '' }, 'REQUIRED', 'city'],
    [{ state: 'x'.repeat(101) }, 'INVALID_VALUE', 'state'],
    [{ zip: '1'.repeat(21) }, 'INVALID_VALUE', 'zip'],
    [{ countryCode: 'US', zip: 'W1A 1AA' }, 'INVALID_VALUE', 'zip'],
    [{ country: 'two\nlines' }, 'INVALID_VALUE', 'country'],
    [{ company: 'x'.repeat(201) }, 'INVALID_VALUE', 'company'],
    [{ phone: 'none' }, 'INVALID_VALUE', 'phone'],
    [{ email: 'nobody' }, 'INVALID_VALUE', 'email'],
    [{ vatNumber: 'FR 123' }, 'INVALID_VALUE', 'vatNumber'],
  ])('rejects %j, new and as a change', async (input, code, field) => {
    const rejected = { address: null, user: null, userErrors: [{ code, field: ['input', field] }] };
    expect(await create(input)).toEqual(rejected);
    const id = await add();
    expect(await update(id, input)).toEqual(rejected);
  });

  test('stores a VAT number as VIES writes it, and clears it', async () => {
    const id = await add({ vatNumber: 'gr 123.456.789' });
    expect(await bookOf()).toMatchObject([{ vatNumber: 'EL123456789' }]);
    expect((await update(id, { city: 'Oxford' })).address?.vatNumber).toBe('EL123456789');
    expect((await update(id, { vatNumber: ' ' })).address?.vatNumber).toBeNull();
  });

  test('stores an address once if it is saved twice, also concurrently', async () => {
    await Promise.all(Array.from({ length: 5 }, () => create()));
    expect(await bookOf()).toHaveLength(1);
  });

  test('changes only the given fields', async () => {
    const id = await add({ company: 'Engines Ltd' });
    const { address } = await update(id, { city: 'Oxford', company: null, zip: '' });
    expect(address).toEqual({ id, ...home, city: 'Oxford', company: null, zip: null, isDefault: true });
  });

  test('always has exactly one default', async () => {
    const [first, second, third] = [await add(), await add({ city: 'Oxford' }), await add({ city: 'Bath' })];
    expect(defaults(await bookOf())).toEqual([first]);
    expect(defaults((await update(third, { isDefault: true })).user?.addresses)).toEqual([third]);
    expect(defaults((await update(third, { isDefault: false })).user?.addresses)).toEqual([third]);
    expect(defaults((await remove(second)).user?.addresses)).toEqual([third]);
    expect(defaults((await remove(third)).user?.addresses)).toEqual([first]);
    expect((await remove(first)).user?.addresses).toEqual([]);
    expect(defaults((await create({ isDefault: false })).user?.addresses)).toHaveLength(1);
  });

  test('has one default after concurrent changes of it', async () => {
    const ids = [await add(), await add({ city: 'Oxford' }), await add({ city: 'Bath' })];
    await Promise.all([
      ...ids.flatMap((id) => [update(id, { isDefault: true }), update(id, { isDefault: true })]),
      remove(String(ids[0])),
      create({ city: 'York', isDefault: true }),
    ]);
    expect(defaults(await bookOf())).toHaveLength(1);
  });

  test('holds twenty addresses, also with concurrent requests', async () => {
    const payloads = await Promise.all(
      Array.from({ length: 25 }, (_, number) => create({ streetAddress: `${number} Long Street` })),
    );
    const rejections = payloads.flatMap(({ userErrors }) => userErrors);
    expect(rejections).toEqual(Array.from({ length: 5 }, () => ({ code: 'ADDRESS_BOOK_FULL', field: null })));
    expect(await bookOf()).toHaveLength(20);
  });

  test('cannot be changed by other customers', async () => {
    const id = await add();
    const eve = await aCustomer(shop);
    const unknown = { address: null, user: null, userErrors: [{ code: 'NOT_FOUND', field: ['id'] }] };
    for (const foreign of [id, newId(), 'junk']) {
      expect(await update(foreign, { city: 'Hell', isDefault: true }, eve)).toEqual(unknown);
      expect(await remove(foreign, eve)).toEqual(unknown);
    }
    expect(await bookOf()).toMatchObject([{ id, city: 'London', isDefault: true }]);
    expect(await bookOf(eve)).toEqual([]);
  });

  test.each([{ id: newId() }, { userId: newId() }, { createdAt: '2000-01-01' }])(
    'rejects %j from the caller',
    async (key) => {
      const variables = { input: { ...home, ...key } };
      const { errors } = await shop.client.graphql(CreateAddress, variables, ada.token);
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(await bookOf()).toEqual([]);
    },
  );

  test('can be read by admins, for several customers at once, but not changed', async () => {
    const id = await add();
    const admin = await anAdmin(shop);
    const { customers } = await shop.client.data(ListCustomerAddresses, {}, admin.token);
    expect(customers.nodes.flatMap(({ addresses }) => addresses)).toContainEqual({ id });
    const { errors } = await shop.client.graphql(DeleteAddress, { id }, admin.token);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
