import { expect, test } from 'vitest';
import { DAY } from '../../../shared/time/duration.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { PriceHistoryEntity } from './price-history.entity.ts';

const shop = describeShop();
const em = () => shop.app.orm.em.fork();

/** A variant with these prices, each as many days ago. */
async function aVariant(regularPrice: number | null, prices: Record<number, number>): Promise<string> {
  const productId = await aProduct(em(), { title: 'Mug', salePrice: 900, regularPrice });
  const [variant] = await em().execute<{ id: string }[]>(
    'select id from product_variants where product_id = ?',
    [productId],
  );
  const variantId = variant?.id ?? '';
  await em().nativeDelete(PriceHistoryEntity, { variantId });
  for (const [days, salePrice] of Object.entries(prices)) {
    const since = new Date(shop.clock.now().getTime() - Number(days) * DAY);
    await em().insert(PriceHistoryEntity, {
      variantId,
      since,
      salePrice,
      regularPrice: null,
      isInCampaign: false,
    });
  }
  return variantId;
}

async function pricesOf(variantId: string): Promise<number[]> {
  const rows = await em().find(PriceHistoryEntity, { variantId }, { orderBy: { since: 'asc' } });
  return rows.map(({ salePrice }) => salePrice);
}

test('prices are deleted a year after they ended, unless the variant is reduced', async () => {
  const variantId = await aVariant(null, { 800: 1, 500: 2, 366: 3, 364: 4, 10: 5 });
  const reduced = await aVariant(1000, { 800: 1, 500: 2, 10: 3 });
  const unchanged = await aVariant(null, { 800: 1 });
  await shop.app.jobs.run('retention');
  // The third ended 364 days ago.
  expect(await pricesOf(variantId)).toEqual([3, 4, 5]);
  expect(await pricesOf(reduced)).toEqual([1, 2, 3]);
  expect(await pricesOf(unchanged)).toEqual([1]);
});
