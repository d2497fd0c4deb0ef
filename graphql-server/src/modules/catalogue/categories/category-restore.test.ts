import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import {
  CountProducts,
  CreateCollection,
  FindCategory,
  ReadProductCategories,
} from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { anAdmin } from '../../../test/users.ts';
import { categoryCalls, type Shelves } from './category.fixtures.ts';

const shop = describeShop();
let admin: string;
let shelves: Shelves;

const { begin, create, update, move, remove, restore, deleted, made, list, slugs, setFurther, put } =
  categoryCalls(shop, () => admin);

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
});
beforeEach(async () => {
  shelves = await begin();
});

/** The slugs of a product's categories, the main one first. */
async function placesOf(id: string): Promise<string[] | undefined> {
  const { product } = await shop.client.data(ReadProductCategories, { id }, admin);
  return product?.categories.map(({ slug }) => slug);
}

const pageOf = async (slug: string) => (await shop.client.data(FindCategory, { slug })).category;

describe('a deleted category', () => {
  test('is in no list, page, search or choice, and is restored to its place with its products', async () => {
    const main = await put('Wellington', shelves.boots, [shelves.men]);
    const further = await put('Sandal', shelves.bags, [shelves.boots]);
    await remove(shelves.boots.id, shelves.shoes.id);
    expect(await slugs(admin)).toEqual(['women', 'shoes', 'bags', 'men']);
    expect(await pageOf('boots')).toBeNull();
    expect((await deleted())[0]).toBe('boots');
    expect(await placesOf(main)).toEqual(['shoes', 'men']);
    expect(await placesOf(further)).toEqual(['bags']);
    expect((await setFurther(main, ['boots'])).userErrors[0]?.code).toBe('INVALID_VALUE');
    for (const { userErrors } of [
      await update(shelves.boots.id, { label: 'Tall boots' }),
      await move(shelves.boots.id, null),
      await create({ label: 'Red ones', parentId: shelves.boots.id }),
    ]) {
      expect(userErrors[0]?.code).toBe('NOT_FOUND');
    }

    const { category, userErrors } = await restore(shelves.boots.id);
    expect(userErrors).toEqual([]);
    expect(category).toMatchObject({ slug: 'boots', parent: { slug: 'shoes' }, productCount: 2 });
    expect(await slugs()).toEqual(['women', 'shoes', 'boots', 'bags', 'men']);
    expect(await deleted()).not.toContain('boots');
    expect(await placesOf(main)).toEqual(['boots', 'men']);
    expect(await placesOf(further)).toEqual(['bags', 'boots']);
    expect((await restore(shelves.boots.id)).userErrors[0]?.code).toBe('NOT_FOUND');
    expect((await restore(newId())).userErrors[0]).toMatchObject({ code: 'NOT_FOUND', field: ['id'] });
  });

  test('frees its slug, and gets a new one when restored after another category took it', async () => {
    await remove(shelves.bags.id);
    const other = await made({ label: 'Bags' });
    expect(other.slug).toBe('bags');
    expect((await restore(shelves.bags.id)).category).toMatchObject({ label: 'Bags', slug: 'women bags' });
    expect((await list()).filter(({ label }) => label === 'Bags')).toHaveLength(2);
  });

  test('returns to the top level when its parent is gone, and between its former siblings', async () => {
    await remove(shelves.bags.id);
    await remove(shelves.boots.id);
    await remove(shelves.shoes.id);
    await remove(shelves.women.id);
    expect(await slugs()).toEqual(['men']);
    expect((await restore(shelves.boots.id)).category?.parent).toBeNull();
    await restore(shelves.women.id);
    await restore(shelves.bags.id);
    await restore(shelves.shoes.id);
    expect((await list()).filter(({ parent }) => parent?.slug === 'women').map(({ slug }) => slug)).toEqual([
      'shoes',
      'bags',
    ]);
  });

  test('leaves products where staff have moved them since', async () => {
    const [unmoved, moved] = [await put('Wellington', shelves.boots), await put('Sandal', shelves.boots)];
    await remove(shelves.boots.id, shelves.shoes.id);
    await setFurther(moved, null, 'men');
    await restore(shelves.boots.id);
    expect(await placesOf(unmoved)).toEqual(['boots']);
    expect(await placesOf(moved)).toEqual(['men']);
  });

  test.each([
    ['the first one first', ['boots', 'bags']],
    ['the last one first', ['bags', 'boots']],
  ] as const)(
    'gets its products back when the category they moved to was deleted too: %s',
    async (_, order) => {
      const [first, second] = [await put('Wellington', shelves.boots), await put('Tote', shelves.bags)];
      await remove(shelves.boots.id, shelves.bags.id);
      await remove(shelves.bags.id, shelves.men.id);
      expect([await placesOf(first), await placesOf(second)]).toEqual([['men'], ['men']]);
      for (const name of order) await restore(shelves[name].id);
      expect([await placesOf(first), await placesOf(second)]).toEqual([['boots'], ['bags']]);
    },
  );

  test('works again in the conditions of collections once it is restored', async () => {
    await put('Wellington', shelves.boots);
    const conditions = [{ kind: 'CATEGORY' as const, category: 'boots' }];
    await shop.client.data(
      CreateCollection,
      { input: { title: 'All boots', kind: 'RULES', conditions } },
      admin,
    );
    const gathered = async () =>
      (await shop.client.data(CountProducts, { filter: { collection: 'all-boots' } })).products.totalCount;
    expect(await gathered()).toBe(1);
    await remove(shelves.boots.id, shelves.men.id);
    expect(await gathered()).toBe(0);
    await restore(shelves.boots.id);
    expect(await gathered()).toBe(1);
  });
});
