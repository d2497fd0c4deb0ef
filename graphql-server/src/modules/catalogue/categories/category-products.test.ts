import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { ListTitles, ReadProductCategories, SuggestSearches } from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { aCustomer, anAdmin } from '../../../test/users.ts';
import { categoryCalls, type Shelves } from './category.fixtures.ts';

const shop = describeShop();
let admin: string;
let customer: string;
let shelves: Shelves;

const { begin, update, remove, list, slugs, setFurther, put } = categoryCalls(shop, () => admin);

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
  ({ token: customer } = await aCustomer(shop));
});
beforeEach(async () => {
  shelves = await begin();
});

/** The titles in a list of these categories, after checking its count. */
async function titlesIn(categories: string[], token?: string): Promise<string[]> {
  const { products } = await shop.client.data(ListTitles, { filter: { categories } }, token);
  expect(products.totalCount).toBe(products.nodes.length);
  return products.nodes.map(({ title }) => title);
}

describe('the products of a category', () => {
  test('are those in it and in its subcategories, each once', async () => {
    await put('Sandal', shelves.shoes);
    await put('Wellington', shelves.boots, [shelves.shoes, shelves.men]);
    await put('Tote', shelves.bags);
    expect(await titlesIn(['women'])).toEqual(['Sandal', 'Wellington', 'Tote']);
    expect(await titlesIn(['shoes'])).toEqual(['Sandal', 'Wellington']);
    expect(await titlesIn(['men', 'boots'])).toEqual(['Wellington']);
    expect(await titlesIn(['men', 'bags'])).toEqual(['Wellington', 'Tote']);
    expect(await titlesIn(['nowhere'])).toEqual([]);
    const counts = (await list()).map(({ slug, productCount }) => `${slug} ${productCount}`);
    expect(counts).toEqual(['women 3', 'shoes 2', 'boots 1', 'bags 1', 'men 1']);
  });

  test('are not listed in a hidden category or its subcategories, but otherwise stay on sale', async () => {
    await put('Wellington', shelves.boots);
    await put('Sandal', shelves.shoes, [shelves.men]);
    await update(shelves.shoes.id, { isVisible: false });
    expect(await slugs()).toEqual(['women', 'bags', 'men']);
    expect(await slugs(customer)).toEqual(['women', 'bags', 'men']);
    expect(await slugs(admin)).toEqual(['women', 'shoes', 'boots', 'bags', 'men']);
    for (const hidden of ['shoes', 'boots']) expect(await titlesIn([hidden])).toEqual([]);
    expect(await titlesIn(['women'])).toEqual([]);
    expect(await titlesIn(['men'])).toEqual(['Sandal']);
    expect(await titlesIn([])).toEqual(['Wellington', 'Sandal']);
    expect(await titlesIn(['women'], admin)).toEqual(['Wellington', 'Sandal']);
    expect((await list()).find(({ slug }) => slug === 'women')?.productCount).toBe(0);
    const { searchSuggestions } = await shop.client.data(SuggestSearches, { query: 'boots' });
    expect(searchSuggestions.categories).toEqual([]);
  });

  test('can be in further categories, but never twice in the main one', async () => {
    const id = await put('Wellington', shelves.boots);
    expect(await setFurther(id, ['men', 'boots', 'men'])).toEqual({
      slugs: ['boots', 'men'],
      userErrors: [],
    });
    expect((await setFurther(id, null, 'men')).slugs).toEqual(['men']);
    expect((await setFurther(id, ['bags'])).slugs).toEqual(['men', 'bags']);
    expect((await setFurther(id, [])).slugs).toEqual(['men']);
    expect((await setFurther(id, ['bags', 'nowhere'])).userErrors).toEqual([
      { code: 'INVALID_VALUE', field: ['input', 'furtherCategories', '1'] },
    ]);
    expect(
      (
        await setFurther(
          id,
          Array.from({ length: 11 }, () => 'bags'),
        )
      ).userErrors[0]?.code,
    ).toBe('INVALID_VALUE');
  });

  test('show shoppers only the further categories that they can see', async () => {
    const id = await put('Wellington', shelves.boots, [shelves.men, shelves.bags]);
    await update(shelves.men.id, { isVisible: false });
    await update(shelves.boots.id, { isVisible: false });
    const of = async (token?: string) => {
      const { product } = await shop.client.data(ReadProductCategories, { id }, token);
      return product?.categories.map(({ slug }) => slug);
    };
    expect(await of()).toEqual(['boots', 'bags']);
    expect(await of(admin)).toEqual(['boots', 'bags', 'men']);
  });
});

describe('deleting', () => {
  test('is rejected while the category has subcategories', async () => {
    expect((await remove(shelves.shoes.id)).userErrors).toEqual([
      { code: 'CATEGORY_NOT_EMPTY', field: ['id'] },
    ]);
    expect(await slugs()).toContain('shoes');
  });

  test('is rejected while products have it as their main category, unless a new one is given', async () => {
    const id = await put('Wellington', shelves.boots, [shelves.men]);
    expect((await remove(shelves.boots.id)).userErrors).toEqual([
      { code: 'CATEGORY_NOT_EMPTY', field: ['moveProductsTo'] },
    ]);
    expect((await remove(shelves.boots.id, shelves.boots.id)).userErrors[0]?.code).toBe('INVALID_VALUE');
    expect((await remove(shelves.boots.id, newId())).userErrors[0]).toEqual({
      code: 'NOT_FOUND',
      field: ['moveProductsTo'],
    });
    expect(await remove(shelves.boots.id, shelves.men.id)).toMatchObject({
      categoryId: shelves.boots.id,
      userErrors: [],
    });
    expect(await slugs()).toEqual(['women', 'shoes', 'bags', 'men']);
    expect(await titlesIn(['men'])).toEqual(['Wellington']);
    expect((await setFurther(id, [])).slugs).toEqual(['men']);
  });

  test('is allowed if it is only a further category, or only withdrawn products have it', async () => {
    const id = await put('Wellington', shelves.men, [shelves.boots]);
    const gone = await put('Old boot', shelves.boots);
    await shop.app.orm.em.fork().execute('update products set deleted_at = now() where id = ?', [gone]);
    expect((await remove(shelves.boots.id)).userErrors).toEqual([]);
    expect((await setFurther(id, null, 'men')).slugs).toEqual(['men']);
    expect((await remove(shelves.boots.id)).userErrors).toEqual([{ code: 'NOT_FOUND', field: ['id'] }]);
  });
});
