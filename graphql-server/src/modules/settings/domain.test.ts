import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { InviteKim, ReadCustomerLinks, UpdateDomainSettings } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';

const shop = describeShop();
let owner: Person;

beforeAll(async () => {
  owner = await anAdmin(shop);
});

const update = (publicUrl: string | null, of = shop, as = owner) =>
  of.client.payload(UpdateDomainSettings, { input: { publicUrl } }, as.token);

test('links lead to the public URL as soon as it is saved', async () => {
  const productId = await aProduct(shop.app.orm.em.fork());
  const id = await anOrder(shop.client, await aCustomer(shop), anOrderInput({ productId, quantity: 1 }));
  const orderPage = async () =>
    (await shop.client.data(ReadCustomerLinks, { id }, owner.token)).order?.customerLinks?.pageUrl;
  expect(await orderPage()).toBe(`${shop.client.address}/account/orders/${id}`);
  expect(await update(' https://Tea.example/ ')).toEqual({
    settings: { locks: [], publicUrl: 'https://tea.example' },
    userErrors: [],
  });
  expect(await orderPage()).toBe(`https://tea.example/account/orders/${id}`);
  const { staffInvite } = await shop.client.data(InviteKim, {}, owner.token);
  expect(staffInvite.url).toMatch(/^https:\/\/tea\.example\/staffInvitation/);
  expect((await update('')).settings?.publicUrl).toBeNull();
  expect(await orderPage()).toBe(`${shop.client.address}/account/orders/${id}`);
});

test.each(['http://localhost:4000', 'http://127.0.0.1:4000'])('%s is accepted for a trial', async (url) => {
  expect((await update(url)).settings?.publicUrl).toBe(url);
});

test.each([
  'http://tea.example',
  'tea.example',
  'https://tea.example/shop',
  'https://tea.example?a=1',
  'https://me:secret@tea.example',
  'https://tea.example\\@evil.example',
  'javascript:alert(1)',
  `https://${'x'.repeat(300)}.example`,
])('%j is rejected', async (url) => {
  expect(await update(url)).toMatchObject({
    settings: null,
    userErrors: [{ field: ['input', 'publicUrl'] }],
  });
});

describe('PUBLIC_URL', () => {
  const locked = describeShop({ settings: { publicUrl: 'https://set.example' } });

  test('locks it', async () => {
    const admin = await anAdmin(locked);
    expect((await update('https://tea.example', locked, admin)).userErrors).toEqual([
      { code: 'FIELD_LOCKED', field: ['input', 'publicUrl'] },
    ]);
    expect((await update('https://set.example', locked, admin)).settings).toEqual({
      locks: [{ field: 'publicUrl', variable: 'PUBLIC_URL' }],
      publicUrl: 'https://set.example',
    });
  });
});
