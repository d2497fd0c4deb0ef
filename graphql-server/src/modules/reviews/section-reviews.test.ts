import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { countStatements } from '../../test/database/count-statements.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CreateCategory,
  CreatePage,
  PublishPage,
  ReadReviewSections,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anAdmin } from '../../test/users.ts';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { ReviewEntity } from './review.entity.ts';

const shop = describeShop();
let admin: string;
let ids: Record<'sencha' | 'oolong' | 'pot' | 'draft', string>;
let teas: string;

const em = () => shop.app.orm.em.fork();
let minute = 0;

/** A review, each newer than the one before. */
async function aReviewOf(productId: string, title: string, stars: number, isApproved = true): Promise<void> {
  minute += 1;
  const now = new Date(Date.UTC(2026, 10, 1, 12, minute));
  await em().insert(ReviewEntity, {
    id: newId(),
    product: productId,
    authorName: 'Ada L.',
    state: isApproved ? 'APPROVED' : 'WAITING',
    stars,
    title,
    text: 'Words',
    createdAt: now,
    changedAt: now,
    ...(isApproved && { shownStars: stars, shownTitle: title, shownText: 'Words' }),
  });
}

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
  const { payload } = await shop.client.data(CreateCategory, { input: { label: 'Teas' } }, admin);
  teas = payload.category?.id ?? '';
  await shop.client.data(CreateCategory, { input: { label: 'Green', parentId: teas } }, admin);
  ids = {
    sencha: await aProduct(em(), { title: 'Sencha', category: 'Green' }),
    oolong: await aProduct(em(), { title: 'Oolong', category: 'Teas' }),
    pot: await aProduct(em(), { title: 'Pot', category: 'Pots' }),
    draft: await aProduct(em(), { title: 'Draft' }),
  };
  await aReviewOf(ids.sencha, 'Grassy', 5);
  await aReviewOf(ids.oolong, 'Floral', 4);
  await aReviewOf(ids.oolong, 'Weak', 3);
  await aReviewOf(ids.pot, 'Round', 5);
  await aReviewOf(ids.sencha, 'Waiting', 5, false);
  await aReviewOf(ids.draft, 'Secret', 5);
  await em().nativeUpdate(ProductEntity, { id: ids.draft }, { status: 'DRAFT' });
});

const input = (section: object) => ({ kind: 'REVIEWS' as const, ...section });

async function aPageWith(...sections: object[]): Promise<string> {
  const page = { title: `Page ${newId()}`, sections: sections.map(input) };
  const { payload } = await shop.client.data(CreatePage, { input: page }, admin);
  if (!payload.page) throw new Error(JSON.stringify(payload.userErrors));
  await shop.client.data(PublishPage, { id: payload.page.id }, admin);
  return payload.page.handle;
}

async function titles(section: object): Promise<string[] | undefined> {
  const { page } = await shop.client.data(ReadReviewSections, { handle: await aPageWith(section) });
  return page?.sections[0]?.reviews.map(({ title }) => title);
}

test('a section shows the newest approved reviews of at least four stars, with product and author', async () => {
  const { page } = await shop.client.data(ReadReviewSections, { handle: await aPageWith({}) });
  const author = { authorName: 'Ada L.' };
  expect(page?.sections[0]?.reviews).toEqual([
    { ...author, stars: 5, title: 'Round', product: { title: 'Pot' } },
    { ...author, stars: 4, title: 'Floral', product: { title: 'Oolong' } },
    { ...author, stars: 5, title: 'Grassy', product: { title: 'Sencha' } },
  ]);
});

test('it shows those with the chosen stars, category and its subcategories, or products', async () => {
  expect(await titles({ minStars: 5 })).toEqual(['Round', 'Grassy']);
  expect(await titles({ minStars: 1, limit: 3 })).toEqual(['Round', 'Weak', 'Floral']);
  expect(await titles({ reviewSource: 'CATEGORY', categoryId: teas })).toEqual(['Floral', 'Grassy']);
  expect(await titles({ reviewSource: 'CATEGORY', categoryId: newId() })).toEqual([]);
  const chosen = { reviewSource: 'PRODUCTS', productIds: [ids.sencha, ids.draft, newId()] };
  expect(await titles(chosen)).toEqual(['Grassy']);
});

test.each([
  [{ minStars: 0 }, 'minStars'],
  [{ minStars: 6 }, 'minStars'],
  [{ limit: 2 }, 'limit'],
  [{ limit: 13 }, 'limit'],
  [{ reviewSource: 'CATEGORY' }, 'categoryId'],
  [{ reviewSource: 'PRODUCTS' }, 'productIds'],
])('%j is rejected', async (section, field) => {
  const page = { title: 'Page', sections: [input(section)] };
  const { payload } = await shop.client.data(CreatePage, { input: page }, admin);
  expect(payload.userErrors).toMatchObject([
    { code: 'INVALID_VALUE', field: ['input', 'sections', '0', field] },
  ]);
});

test('a section takes at most two statements, however many reviews it shows', async () => {
  const read = async (handle: string) => {
    await shop.client.data(ReadReviewSections, { handle });
  };
  const [one, three] = [await aPageWith({}), await aPageWith({}, { minStars: 5 }, { minStars: 1 })];
  const added = (await countStatements(() => read(three))) - (await countStatements(() => read(one)));
  expect(added).toBeLessThanOrEqual(4);
});
