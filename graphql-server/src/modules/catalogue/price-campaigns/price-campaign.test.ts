import { beforeAll, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  CreateCollection,
  PreviewCampaign,
  ReadFlashSale,
  ReadLowestPrices,
  ReadShoesId,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { productEditor } from '../variants/product-variants.fixtures.ts';
import { pricesOf, campaignPlanner, short } from './price-campaign.fixtures.ts';

const shop = describeShop();
const staff = campaignPlanner(shop);
const editor = productEditor(shop, staff.token);
beforeAll(staff.login);

const product = (fields: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(shop.app.orm.em.fork(), { salePrice: 10_000, ...fields });
const priceOf = async (id: string) => short(await pricesOf(shop, id));

describe('a campaign', () => {
  test('lowers prices from its start to its end, and restores them afterwards', async () => {
    const [lamp, tee] = [await product(), await product({ salePrice: 8000, regularPrice: 9000 })];
    const { version } = await pricesOf(shop, tee);
    const campaign = await staff.planned(
      { percent: 25, products: [{ productId: lamp }, { productId: tee, price: 5000 }] },
      { from: 1, to: 2 },
    );
    expect(campaign).toMatchObject({ status: 'SCHEDULED', productCount: 0 });
    await staff.pass(0.999);
    expect([await priceOf(lamp), await priceOf(tee)]).toEqual(['10000', '8000/9000']);
    await staff.pass(0.001);
    expect([await priceOf(lamp), await priceOf(tee)]).toEqual(['7500/10000', '5000/8000']);
    expect(await pricesOf(shop, tee)).toMatchObject({
      discount: 38,
      highestPrice: 5000,
      baseSalePrice: 8000,
      baseRegularPrice: 9000,
      runningPriceCampaign: { name: 'Black Friday', endsAt: campaign.endsAt },
      // Staff have not edited it.
      version,
    });
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
    await staff.pass(0.999);
    expect(await priceOf(lamp)).toBe('7500/10000');
    await staff.pass(0.001);
    expect([await priceOf(lamp), await priceOf(tee)]).toEqual(['10000', '8000/9000']);
    expect(await pricesOf(shop, tee)).toMatchObject({
      highestPrice: 8000,
      runningPriceCampaign: null,
      version,
    });
  });

  test('repeats each week until it is ended', async () => {
    const lamp = await product();
    const { id } = await staff.planned(
      { percent: 10, repeats: 'WEEKLY', products: [{ productId: lamp }] },
      { from: 0, to: 2 },
    );
    const prices = [await priceOf(lamp)];
    for (const days of [2, 5, 2, 5]) {
      await staff.pass(days);
      prices.push(await priceOf(lamp));
    }
    expect(prices).toEqual(['9000/10000', '10000', '9000/10000', '10000', '9000/10000']);
    expect((await staff.end(id)).priceCampaign).toMatchObject({
      status: 'ENDED',
      repeats: 'NONE',
      productCount: 0,
    });
    expect(await priceOf(lamp)).toBe('10000');
    expect((await staff.end(id)).userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['id'] }]);
    await staff.pass(7);
    expect(await priceOf(lamp)).toBe('10000');
  });

  test('includes the products of its categories and collections, and new ones within a minute', async () => {
    const boots = await product({ category: 'Shoes' });
    const hat = await product({ category: 'Hats', tags: ['warm'] });
    const { category } = await shop.client.data(ReadShoesId, {}, staff.token());
    const conditions = [
      { kind: 'TAG' as const, tag: 'warm' },
      { kind: 'PRICE' as const, minPrice: 10_000 },
    ];
    const { payload } = await shop.client.data(
      CreateCollection,
      { input: { title: 'Warm and dear', kind: 'RULES', conditions } },
      staff.token(),
    );
    const campaign = await staff.planned({
      percent: 50,
      categoryIds: [category?.id],
      collectionIds: [payload.collection?.id],
    });
    expect(campaign).toMatchObject({
      status: 'RUNNING',
      productCount: 2,
      products: [],
      categories: [{ slug: 'shoes' }],
      collections: [{ handle: 'warm-and-dear' }],
    });
    expect([await priceOf(boots), await priceOf(hat)]).toEqual(['5000/10000', '5000/10000']);
    const sandals = await product({ category: 'Shoes' });
    await staff.pass(1 / 1440);
    expect(await priceOf(sandals)).toBe('5000/10000');
    // At half its price the hat would no longer meet the collection's condition.
    expect(await priceOf(hat)).toBe('5000/10000');
    await staff.remove(campaign.id);
    expect([await priceOf(boots), await priceOf(hat), await priceOf(sandals)]).toEqual([
      '10000',
      '10000',
      '10000',
    ]);
    await staff.restore(campaign.id);
    expect(await priceOf(boots)).toBe('5000/10000');
    await staff.end(campaign.id);
  });

  test('is applied if it has the best price of several', async () => {
    const [lamp, tee] = [await product(), await product()];
    const ofBoth = { products: [{ productId: lamp }, { productId: tee }] };
    const one = await staff.planned({ percent: 10, ...ofBoth });
    const other = await staff.planned({ products: [{ productId: tee, price: 8000 }] });
    expect([await priceOf(lamp), await priceOf(tee)]).toEqual(['9000/10000', '8000/10000']);
    await staff.update(one.id, { percent: 30 });
    expect([await priceOf(lamp), await priceOf(tee)]).toEqual(['7000/10000', '7000/10000']);
    await staff.end(one.id);
    expect([await priceOf(lamp), await priceOf(tee)]).toEqual(['10000', '8000/10000']);
    await staff.end(other.id);
  });

  test('is rejected with the reason', async () => {
    const lamp = await product();
    const inCampaign = { products: [{ productId: lamp }] };
    const refusals = await Promise.all([
      staff.create({ percent: 10 }),
      staff.create({ ...inCampaign }),
      staff.create({ percent: 100, ...inCampaign }),
      staff.create({ percent: 10, ...inCampaign }, { from: 1, to: 1 }),
      staff.create({ percent: 10, repeats: 'WEEKLY', ...inCampaign }, { from: 0, to: 7.01 }),
      staff.create({ percent: 10, name: ' ', ...inCampaign }),
      staff.create({ products: [{ productId: lamp, price: 0 }] }),
      staff.create({ percent: 10, categoryIds: [lamp] }),
      staff.create({ percent: 10, products: [{ productId: lamp }, { productId: 'nothing' }] }),
      staff.update(lamp, { percent: 10 }),
    ]);
    expect(refusals.map(({ userErrors: [first] }) => [first?.code, first?.field?.join('.')])).toEqual([
      ['INVALID_VALUE', 'input.products'],
      ['INVALID_VALUE', 'input.percent'],
      ['INVALID_VALUE', 'input.percent'],
      ['INVALID_VALUE', 'input.endsAt'],
      ['INVALID_VALUE', 'input.endsAt'],
      ['REQUIRED', 'input.name'],
      ['INVALID_VALUE', 'input.products.0.price'],
      ['INVALID_VALUE', 'input.categoryIds.0'],
      ['INVALID_VALUE', 'input.products.1'],
      ['NOT_FOUND', 'id'],
    ]);
    const campaign = await staff.planned({ percent: 10, ...inCampaign }, { from: 1, to: 2 });
    await staff.update(campaign.id, { name: 'Cyber Monday' }, campaign.version);
    const { userErrors } = await staff.update(campaign.id, { name: 'Friday' }, campaign.version);
    expect(userErrors).toMatchObject([{ code: 'VERSION_CHANGED' }]);
  });

  test('is previewed independently of other campaigns', async () => {
    const [lamp, tee] = [
      await product({ title: 'Lamp' }),
      await product({ title: 'Dear tee', salePrice: 30_001 }),
    ];
    const { priceCampaignPreview } = await shop.client.data(
      PreviewCampaign,
      { products: [{ productId: tee }, { productId: lamp, price: 12_000 }] },
      staff.token(),
    );
    expect(priceCampaignPreview).toEqual({
      productCount: 2,
      products: expect.arrayContaining([
        { product: { title: 'Lamp' }, before: 10_000, after: 10_000 },
        { product: { title: 'Dear tee' }, before: 30_001, after: 22_501 },
      ]) as unknown,
    });
  });
});

describe('staff edits during a campaign', () => {
  test('change the base prices, and the current prices follow', async () => {
    const tee = await editor.added({
      salePrice: 2000,
      regularPrice: null,
      stock: 4,
      colours: [],
      sizes: ['S', 'M'],
    });
    const campaign = await staff.planned({ percent: 50, products: [{ productId: tee }] });
    const sizes = async () =>
      (await pricesOf(shop, tee)).variants.map((each) => `${each.size ?? ''} ${short(each)}`);
    expect(await sizes()).toEqual(['S 1000/2000', 'M 1000/2000']);
    await editor.update(tee, { salePrice: 3000 });
    expect(await sizes()).toEqual(['S 1500/3000', 'M 1500/3000']);
    await editor.update(tee, {
      variants: [{ size: 'S' }, { size: 'M', salePrice: 5000, regularPrice: 6000 }],
    });
    expect(await sizes()).toEqual(['S 1500/3000', 'M 2500/5000']);
    expect(await pricesOf(shop, tee)).toMatchObject({
      salePrice: 1500,
      highestPrice: 2500,
      baseSalePrice: 3000,
    });
    await editor.update(tee, { sizes: ['S', 'M', 'L'] });
    expect(await sizes()).toEqual(['S 1500/3000', 'M 2500/5000', 'L 1500/3000']);
    await editor.update(tee, { title: 'Another tee' });
    expect(await sizes()).toEqual(['S 1500/3000', 'M 2500/5000', 'L 1500/3000']);
    await shop.client.data(
      `mutation ($ids: [ID!]!) { productsUpdate(ids: $ids, input: { price: { percent: -10, regularPrice: KEEP } }) {
        results { userErrors { code } } } }`,
      { ids: [tee] },
      staff.token(),
    );
    expect(await sizes()).toEqual(['S 1350/2700', 'M 2250/4500', 'L 1350/2700']);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
    const { product: copy } = await editor.duplicate(tee, 'Copy of it');
    expect(copy).toMatchObject({ salePrice: 2700, highestPrice: 4500, regularPrice: null });
    await staff.end(campaign.id);
    expect(await sizes()).toEqual(['S 2700', 'M 4500/6000', 'L 2700']);
  });

  test('through REST change no prices that are sent back as they were shown', async () => {
    const lamp = await product({ salePrice: 10_000, regularPrice: 12_000 });
    const campaign = await staff.planned({ percent: 20, products: [{ productId: lamp }] });
    const update = (body: object) =>
      shop.client.rest('/api/updateProduct', {
        method: 'PUT',
        token: staff.token(),
        body: { productId: lamp, ...body },
      });
    expect((await update({ title: 'Lamp', salePrice: 80, regularPrice: 100 })).body).toMatchObject({
      title: 'Lamp',
      salePrice: 80,
      regularPrice: 100,
    });
    expect((await update({ salePrice: 90, regularPrice: 100 })).body).toMatchObject({
      salePrice: 72,
      regularPrice: 90,
    });
    await staff.end(campaign.id);
    expect(await priceOf(lamp)).toBe('9000/10000');
  });
});

test('the flash sale that ends first has the countdown, and its products are listed', async () => {
  const home = () => shop.client.data(ReadFlashSale, {});
  const before = await home();
  expect(before.shop.runningPriceCampaign).toBeNull();
  const own = await product({ title: 'Reduced by hand', salePrice: 900, regularPrice: 1000 });
  expect((await home()).products.nodes.map(({ title }) => title)).toContain('Reduced by hand');
  const lamp = await product({ title: 'Lamp in a flash' });
  const flash = { isFlashSale: true, products: [{ productId: lamp }] };
  await staff.planned({ ...flash, name: 'Long', percent: 10 }, { to: 3 });
  await staff.planned({ ...flash, name: 'Short', percent: 20 }, { to: 2 });
  await staff.planned({ percent: 20, name: 'Quiet', products: [{ productId: own }] }, { to: 1 });
  expect(await home()).toEqual({
    shop: { offerName: 'Short', offerEndsAt: staff.at(2), runningPriceCampaign: { name: 'Short' } },
    products: { nodes: [{ title: 'Lamp in a flash' }], totalCount: 1 },
  });
  await staff.pass(2);
  expect((await home()).shop.offerName).toBe('Long');
  await staff.pass(1);
  const after = await home();
  expect(after.shop).toEqual(before.shop);
  expect(after.products.nodes.map(({ title }) => title)).toContain('Reduced by hand');
});

test('the lowest price of the last 30 days is shown for reduced products only', async () => {
  const [lamp, tee] = [await product(), await product()];
  const lowest = async (id: string) => {
    const { product: shownProduct } = await shop.client.data(ReadLowestPrices, { id });
    return shownProduct?.variants.map(({ lowestRecentPrice }) => lowestRecentPrice);
  };
  await shop.app.orm.em.fork().execute(`update price_history set since = since - interval '40 days'`);
  await staff.planned({ percent: 20, products: [{ productId: lamp }] });
  expect([await lowest(lamp), await lowest(tee)]).toEqual([[10_000], [null]]);
  await shop.app.orm.em.fork().execute(
    `insert into price_history (variant_id, since, sale_price, regular_price, is_in_campaign)
     select id, now() - interval '10 days', 7000, 10000, true from product_variants where product_id = ?
     union all select id, now() - interval '5 days', 10000, null, false from product_variants where product_id = ?`,
    [lamp, lamp],
  );
  expect(await lowest(lamp)).toEqual([7000]);
});
