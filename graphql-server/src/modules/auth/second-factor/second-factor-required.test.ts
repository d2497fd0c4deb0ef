import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CountCartItems,
  ReadOwnSecondFactor,
  RequireSecondFactor,
} from '../../../test/documents.generated.ts';
import { aCustomer, anAdmin, aStaffMember } from '../../../test/users.ts';
import { home, passkeyCalls } from './passkeys/passkey.fixtures.ts';
import { secondFactorCalls } from './second-factor.fixtures.ts';

const shop = describeShop({ settings: { publicUrl: home.origin } });
const { protect, reach, change } = secondFactorCalls(shop);
const { equip, remove } = passkeyCalls(shop);

const mustSetUp = async (token: string) =>
  (await shop.client.data(ReadOwnSecondFactor, {}, token)).viewer?.mustSetUpSecondFactor;

beforeAll(async () => {
  const owner = await aStaffMember(shop, 'OWNER');
  await shop.client.data(RequireSecondFactor, {}, owner.token);
});

test('staff without a second factor can do nothing except set one up', async () => {
  const owner = await anAdmin(shop);
  expect([await reach(owner.token), await mustSetUp(owner.token)]).toEqual(['FORBIDDEN', true]);
  const { status } = await shop.client.rest('/api/getOrders', { token: owner.token });
  expect(status).toBe(403);
  await protect(owner);
  expect([await reach(owner.token), await mustSetUp(owner.token)]).toEqual(['ok', false]);
});

test('a passkey is enough, and the last second factor can’t be removed', async () => {
  const grace = await equip(await anAdmin(shop));
  expect([await reach(grace.token), await mustSetUp(grace.token)]).toEqual(['ok', false]);
  const refused = ({ userErrors }: { userErrors: { code: string }[] }) => userErrors.map(({ code }) => code);
  const [first = '', second = '', third = ''] = grace.recoveryCodes;
  expect(refused(await remove(grace.token, grace.passkeyId, first))).toEqual(['SECOND_FACTOR_REQUIRED']);
  await protect(grace, first);
  expect(refused(await remove(grace.token, grace.passkeyId, second))).toEqual([]);
  const turnOff = await change('secondFactorTurnOff', grace.token, { code: third });
  expect(refused(turnOff)).toEqual(['SECOND_FACTOR_REQUIRED']);
});

test('customers don’t need one', async () => {
  const ada = await aCustomer(shop);
  expect(await mustSetUp(ada.token)).toBe(false);
  const { cart } = await shop.client.data(CountCartItems, {}, ada.token);
  expect(cart).toEqual({ itemCount: 0 });
});
