import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { ReadNextPriceChange } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { campaignPlanner } from './price-campaign.fixtures.ts';

const shop = describeShop();
const staff = campaignPlanner(shop);
beforeAll(staff.login);

test('the shop reports the next price change: a start within the hour, and each end', async () => {
  const nextChange = async () => (await shop.client.data(ReadNextPriceChange, {})).shop.pricesChangeAt;
  const lamp = await aProduct(shop.app.orm.em.fork());
  expect(await nextChange()).toBeNull();
  const input = { percent: 20, products: [{ productId: lamp }] };
  const campaign = await staff.planned(input, { from: 1, to: 3 });
  const later = await staff.planned({ ...input, percent: 10 }, { from: 2, to: 4 });
  // One hour is 1/24 of a day.
  await staff.pass(0.95);
  expect(await nextChange()).toBeNull();
  await staff.pass(0.01);
  expect(await nextChange()).toBe(campaign.startsAt);
  await staff.pass(0.04);
  expect(await nextChange()).toBe(campaign.endsAt);
  await staff.pass(0.96);
  expect(await nextChange()).toBe(later.startsAt);
  await staff.pass(1.04);
  expect(await nextChange()).toBe(later.endsAt);
  await staff.pass(1);
  expect(await nextChange()).toBeNull();
});
