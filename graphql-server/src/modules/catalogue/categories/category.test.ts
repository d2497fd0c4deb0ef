import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { ReadSubcategories } from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { aPicture, uploadAsset, type UploadedAsset } from '../../../test/pictures.ts';
import { anAdmin } from '../../../test/users.ts';
import { categoryCalls, type Shelves } from './category.fixtures.ts';

const shop = describeShop();
let admin: string;
let picture: UploadedAsset;
let shelves: Shelves;

const { begin, create, update, move, made, list, slugs, setFurther, put } = categoryCalls(shop, () => admin);

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
  picture = (await uploadAsset(shop.client, admin, await aPicture().png().toBuffer())).body;
});
beforeEach(async () => {
  shelves = await begin();
});

describe('the tree', () => {
  test('has each category followed by its children, the newest last', async () => {
    expect(await slugs()).toEqual(['women', 'shoes', 'boots', 'bags', 'men']);
    expect((await list()).map(({ parent }) => parent?.slug ?? null)).toEqual([
      ...[null, 'women', 'shoes', 'women', null],
    ]);
  });

  test('never repeats a slug: a new label that is taken is prefixed with its parent’s', async () => {
    expect((await create({ label: ' Shoes ', parentId: shelves.men.id })).category).toMatchObject({
      label: 'Shoes',
      slug: 'men shoes',
    });
    expect((await create({ label: 'Trainers', slug: 'Shoes' })).userErrors).toEqual([
      { code: 'SLUG_TAKEN', field: ['input', 'slug'], message: expect.any(String) as unknown },
    ]);
    expect((await create({ label: 'Trainers', slug: ' Sneakers ' })).category?.slug).toBe('sneakers');
  });

  test('is read from a category down, without hidden ones', async () => {
    const seen = async (slug: string, token?: string) => {
      const { category } = await shop.client.data(ReadSubcategories, { slug }, token);
      return category?.children.map((child) => child.slug);
    };
    expect(await seen('women')).toEqual(['shoes', 'bags']);
    expect(await seen('boots')).toEqual([]);
    expect(await seen('none')).toBeUndefined();
    await update(shelves.shoes.id, { isVisible: false });
    expect(await seen('women')).toEqual(['bags']);
    expect(await seen('boots')).toBeUndefined();
    expect(await seen('women', admin)).toEqual(['shoes', 'bags']);
    expect(await seen('boots', admin)).toEqual([]);
  });

  test('changes labels, but not slugs', async () => {
    expect((await update(shelves.shoes.id, { label: 'Footwear' })).category).toMatchObject({
      label: 'Footwear',
      slug: 'shoes',
      isVisible: true,
    });
    expect((await update(shelves.shoes.id, {})).category?.label).toBe('Footwear');
  });

  test('describes a category in Markdown', async () => {
    expect(shelves.boots).toMatchObject({ description: '', descriptionHtml: '' });
    await update(shelves.boots.id, { description: ' For *wet* feet. ' });
    expect((await update(shelves.boots.id, { label: 'Tall boots' })).category).toMatchObject({
      description: 'For *wet* feet.',
      descriptionHtml: '<p>For <em>wet</em> feet.</p>',
    });
    expect((await create({ label: 'Hats', description: '<b>Warm</b>' })).category?.descriptionHtml).toBe(
      '<p>&lt;b&gt;Warm&lt;/b&gt;</p>',
    );
    expect((await update(shelves.boots.id, { description: '' })).category?.descriptionHtml).toBe('');
  });

  test.each([
    [' 2271 ', '2271'],
    ['2271 - Apparel & Accessories > Clothing > Dresses', '2271'],
    ['Bekleidung & Accessoires > Schuhe', 'Bekleidung & Accessoires > Schuhe'],
    [' ', null],
    [null, null],
  ])('names Google’s category %j as %j, until it is removed', async (googleCategory, stored) => {
    const { category } = await create({ label: 'Hats', googleCategory });
    expect(category?.googleCategory).toBe(stored);
    const { id = '' } = category ?? {};
    expect((await update(id, { label: 'Caps' })).category?.googleCategory).toBe(stored);
    expect((await update(id, { googleCategory: '173' })).category?.googleCategory).toBe('173');
    expect((await update(id, { googleCategory: null })).category?.googleCategory).toBeNull();
  });

  test.each([
    ['an empty label', { label: ' ' }, 'REQUIRED', ['input', 'label']],
    ['a label too long', { label: 'x'.repeat(61) }, 'INVALID_VALUE', ['input', 'label']],
    [
      'a description too long',
      { label: 'A', description: 'x'.repeat(5001) },
      'INVALID_VALUE',
      ['input', 'description'],
    ],
    ['a slug with two lines', { label: 'A', slug: 'a\nb' }, 'INVALID_VALUE', ['input', 'slug']],
    ['an unknown parent', { label: 'A', parentId: newId() }, 'NOT_FOUND', ['input', 'parentId']],
    ['an invalid parent id', { label: 'A', parentId: 'junk' }, 'NOT_FOUND', ['input', 'parentId']],
    [
      'an unknown picture',
      { label: 'A', picture: { assetId: newId(), alt: 'A' } },
      'INVALID_VALUE',
      ['input', 'picture'],
    ],
    [
      'a picture without an alternative text',
      { label: 'A', picture: { assetId: newId(), alt: '' } },
      'REQUIRED',
      [...['input', 'picture', 'alt']],
    ],
  ])('rejects %s', async (_what, input, code, field) => {
    const { category, userErrors } = await create(input);
    expect(category).toBeNull();
    expect(userErrors[0]).toMatchObject({ code, field });
  });

  test.each(['0', '1234567', '—', 'a\nb', 'x'.repeat(251)])(
    'rejects %j as Google’s category',
    async (googleCategory) => {
      const { category, userErrors } = await create({ label: 'Hats', googleCategory });
      expect(category).toBeNull();
      expect(userErrors[0]).toMatchObject({ code: 'INVALID_VALUE', field: ['input', 'googleCategory'] });
    },
  );

  test('has at most 300 categories, also when a product would add one', async () => {
    const em = shop.app.orm.em.fork();
    await em.execute(`insert into categories (id, slug, label, position, is_visible)
      select gen_random_uuid(), 'old ' || number, 'Old', 0, false from generate_series(1, 300) number`);
    expect((await create({ label: 'One more' })).userErrors[0]?.code).toBe('INVALID_VALUE');
    const id = await put('Cap', shelves.men);
    expect((await setFurther(id, null, 'one more')).userErrors[0]).toMatchObject({ code: 'INVALID_VALUE' });
    await em.execute(`delete from categories where slug ~ '^old \\d+$'`);
  });

  test('keeps the picture of a category only while it is shown', async () => {
    const shown = { assetId: picture._id, alt: 'Boots in the snow', focalPoint: { x: 0.5, y: 0.25 } };
    expect((await update(shelves.boots.id, { picture: shown })).category?.picture).toEqual({
      assetId: picture._id,
      alt: 'Boots in the snow',
    });
    const isKept = async () => {
      await shop.app.orm.em.fork().execute(`update assets set used_at = now() - interval '100 years'`);
      await shop.app.jobs.run('assets');
      return (await shop.app.orm.em.fork().execute('select id from assets')).length > 0;
    };
    expect(await isKept()).toBe(true);
    expect((await update(shelves.boots.id, { label: 'Tall boots' })).category?.picture?.assetId).toBe(
      picture._id,
    );
    expect((await update(shelves.boots.id, { picture: null })).category?.picture).toBeNull();
    expect(await isKept()).toBe(false);
  });
});

describe('moving', () => {
  test('changes the order of siblings', async () => {
    expect(
      (await move(shelves.bags.id, shelves.women.id, 0)).categories?.map(({ slug }) => slug).slice(-6),
    ).toContain('bags');
    expect(await slugs()).toEqual(['women', 'bags', 'shoes', 'boots', 'men']);
    await move(shelves.bags.id, shelves.women.id, 1);
    expect(await slugs()).toEqual(['women', 'shoes', 'boots', 'bags', 'men']);
    await move(shelves.shoes.id, shelves.women.id, 99);
    expect(await slugs()).toEqual(['women', 'bags', 'shoes', 'boots', 'men']);
  });

  test('to another category puts it last there; to the same one changes nothing', async () => {
    await update(shelves.bags.id, { parentId: shelves.men.id });
    await update(shelves.shoes.id, { parentId: shelves.women.id });
    expect(await slugs()).toEqual(['women', 'shoes', 'boots', 'men', 'bags']);
    await update(shelves.shoes.id, { parentId: shelves.men.id, label: 'Footwear' });
    expect(await slugs()).toEqual(['women', 'men', 'bags', 'shoes', 'boots']);
    await update(shelves.bags.id, { parentId: null });
    expect(await slugs()).toEqual(['women', 'men', 'shoes', 'boots', 'bags']);
    expect((await update(shelves.men.id, { parentId: shelves.boots.id })).userErrors).toMatchObject([
      { code: 'CATEGORY_CYCLE', field: ['input', 'parentId'] },
    ]);
  });

  test('includes subcategories', async () => {
    await move(shelves.shoes.id, shelves.men.id);
    expect(await slugs()).toEqual(['women', 'bags', 'men', 'shoes', 'boots']);
    expect((await move(shelves.boots.id, null, 0)).category?.parent).toBeNull();
  });

  test('into itself, into a subcategory or too deep is rejected with the reason, and changes nothing', async () => {
    expect((await move(shelves.women.id, shelves.women.id)).userErrors[0]?.code).toBe('CATEGORY_CYCLE');
    expect((await move(shelves.women.id, shelves.boots.id)).userErrors[0]).toMatchObject({
      code: 'CATEGORY_CYCLE',
      field: ['parentId'],
    });
    const deep = await made({ label: 'Rain boots', parentId: shelves.boots.id });
    expect((await move(shelves.men.id, deep.id)).userErrors[0]?.code).toBe('CATEGORY_TOO_DEEP');
    expect((await move(shelves.women.id, shelves.men.id)).userErrors[0]?.code).toBe('CATEGORY_TOO_DEEP');
    expect((await create({ label: 'Red ones', parentId: deep.id })).userErrors[0]?.code).toBe(
      'CATEGORY_TOO_DEEP',
    );
    expect((await move(newId(), null)).userErrors[0]).toMatchObject({ code: 'NOT_FOUND', field: ['id'] });
    expect((await move(shelves.men.id, newId())).userErrors[0]).toMatchObject({
      code: 'NOT_FOUND',
      field: ['parentId'],
    });
    expect((await move(shelves.men.id, null, -1)).userErrors[0]?.code).toBe('INVALID_VALUE');
    expect(await slugs()).toEqual(['women', 'shoes', 'boots', 'rain boots', 'bags', 'men']);
  });

  test('two categories into each other at once creates no cycle', async () => {
    const results = await Promise.all([
      move(shelves.women.id, shelves.men.id),
      move(shelves.men.id, shelves.women.id),
    ]);
    const codes = results.flatMap(({ userErrors }) => userErrors.map(({ code }) => code));
    // The second move is rejected; Women with three levels under Men would not be too deep.
    expect(codes).toHaveLength(1);
    expect(await slugs(admin)).toHaveLength(5);
  });
});
