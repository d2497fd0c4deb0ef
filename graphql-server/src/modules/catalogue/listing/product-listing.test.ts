import { beforeAll, describe, expect, test } from 'vitest';
import {
  CreateListing,
  DuplicateListing,
  ListTitles,
  ReadBrandsAndTags,
  UpdateListing,
} from '../../../test/documents.generated.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { anAdmin } from '../../../test/users.ts';

const shirt = { title: 'Linen Shirt', description: 'Airy.', category: 'Men', salePrice: 4900, stock: 8 };
const listing = {
  status: 'DRAFT',
  publishAt: '2100-01-01T08:00:00.000Z',
  brand: 'Flaxworks',
  tags: ['summer', 'made in portugal'],
  attributes: [
    { name: 'Material', value: '100% linen' },
    { name: 'Care', value: 'Wash at 40 °C' },
  ],
  seoTitle: 'Airy linen shirts',
  seoDescription: 'A shirt for the hottest days.',
};
const nothing = {
  status: 'ACTIVE',
  publishAt: null,
  isPublished: true,
  brand: null,
  tags: [],
  attributes: [],
  seoTitle: null,
  seoDescription: null,
};

const shop = describeShop();
let admin: string;

beforeAll(async () => {
  admin = (await anAdmin(shop)).token;
});

const create = async (input: object = {}) =>
  (await shop.client.data(CreateListing, { input: { ...shirt, ...input } }, admin)).payload;
const update = async (id: string, input: object) =>
  (await shop.client.data(UpdateListing, { id, input }, admin)).payload;
const duplicate = async (id: string | undefined, title: string) =>
  (await shop.client.data(DuplicateListing, { id, title }, admin)).payload;
const added = async (input?: object) => (await create(input)).product?.id ?? '';

describe('the listing of a product', () => {
  test('is published and otherwise empty by default', async () => {
    expect((await create()).product).toMatchObject(nothing);
  });

  test('can be set when the product is created', async () => {
    expect((await create(listing)).product).toMatchObject({ ...listing, isPublished: false });
  });

  test('changes only the given fields; null or empty clears one', async () => {
    const id = await added(listing);
    const changed = await update(id, { status: 'ACTIVE', brand: 'Linum' });
    expect(changed.product).toMatchObject({ ...listing, status: 'ACTIVE', brand: 'Linum' });
    const input = {
      publishAt: null,
      brand: '',
      tags: [],
      attributes: [],
      seoTitle: ' ',
      seoDescription: null,
    };
    expect((await update(id, input)).product).toMatchObject(nothing);
  });

  test('has each tag once, in lower case', async () => {
    const { product } = await create({ tags: ['Summer', 'made  in Portugal', 'SUMMER', ' summer '] });
    expect(product?.tags).toEqual(['summer', 'made in portugal']);
  });

  test.each([
    [{ brand: 'x'.repeat(61) }, ['brand']],
    [{ tags: [' '] }, ['tags', '0']],
    [{ tags: ['x'.repeat(41)] }, ['tags', '0']],
    [{ tags: Array.from({ length: 31 }, (_, index) => `tag ${index}`) }, ['tags']],
    [{ attributes: [{ name: '', value: 'x' }] }, ['attributes', '0', 'name']],
    [{ attributes: [{ name: 'x', value: '' }] }, ['attributes', '0', 'value']],
    [{ attributes: [{ name: 'Care', value: 'x' }].concat({ name: 'care', value: 'y' }) }, ['attributes']],
    [
      { attributes: Array.from({ length: 21 }, (_, index) => ({ name: `${index}`, value: 'x' })) },
      ['attributes'],
    ],
    [{ seoTitle: 'x'.repeat(71) }, ['seoTitle']],
    [{ seoDescription: 'x'.repeat(161) }, ['seoDescription']],
    [{ seoTitle: 'two\nlines' }, ['seoTitle']],
  ])('rejects %j', async (wrong, field) => {
    const { product, userErrors } = await create(wrong);
    expect(product).toBeNull();
    expect(userErrors[0]?.field).toEqual(['input', ...field]);
  });

  test('treats text that looks like SQL or HTML as text', async () => {
    const brand = `'); drop table products; -- <b>`;
    expect((await create({ brand, tags: [brand] })).product).toMatchObject({
      brand,
      tags: [brand.toLowerCase()],
    });
  });
});

test('brands and tags are suggested in alphabetical order, including those of drafts', async () => {
  await create({ status: 'DRAFT', brand: 'Aardvark', tags: ['a tag', 'another'] });
  await create({ brand: 'Aardvark', tags: ['a tag'] });
  const { productBrands, productTags } = await shop.client.data(ReadBrandsAndTags, {}, admin);
  expect(productBrands[0]).toBe("'); drop table products; -- <b>");
  expect(productBrands.filter((brand) => brand === 'Aardvark')).toHaveLength(1);
  expect(productTags.filter((tag) => tag.startsWith('a'))).toEqual(['a tag', 'another']);
});

describe('a duplicate', () => {
  test('is a draft with everything but handle, stock and ratings', async () => {
    await create({ category: 'Further Shirts' });
    const { product } = await create({
      ...listing,
      status: 'ACTIVE',
      publishAt: null,
      regularPrice: 5900,
      isNew: true,
      image: '/linen.webp',
      furtherCategories: ['further shirts'],
      colours: [{ name: 'Sand', hex: '#D2B48C' }],
      sizes: ['M', 'L'],
      seoTitle: null,
    });
    await shop.app.orm.em
      .fork()
      .execute('update products set starting_rate = 4.5, starting_reviews = 9 where id = ?', [product?.id]);
    const copy = await duplicate(product?.id, 'Copy of Linen Shirt');
    expect(copy.userErrors).toEqual([]);
    expect(copy.product).toEqual({
      ...product,
      id: expect.any(String) as unknown,
      title: 'Copy of Linen Shirt',
      handle: 'copy-of-linen-shirt',
      status: 'DRAFT',
      isPublished: false,
      stock: 0,
      rating: { rate: 0, reviews: 0 },
    });
    expect(copy.product?.id).not.toBe(product?.id);
    const again = await duplicate(product?.id, 'Copy of Linen Shirt');
    expect(again.product?.handle).toBe('copy-of-linen-shirt-2');
  });

  test.each([
    ['nothing', 'Copy', 'NOT_FOUND', ['id']],
    ['', ' ', 'REQUIRED', ['title']],
    ['', 'x'.repeat(201), 'INVALID_VALUE', ['title']],
  ])('of %j with the title %j is rejected', async (id, title, code, field) => {
    const { product, userErrors } = await duplicate(id || (await added()), title);
    expect(product).toBeNull();
    expect(userErrors).toEqual([{ code, field }]);
  });
});

describe('a search finds', () => {
  const search = async (text: string) =>
    (await shop.client.data(ListTitles, { filter: { text } })).products.nodes.map(({ title }) => title);

  test('brand, tags and material before words in descriptions', async () => {
    await create({ title: 'Poncho', description: 'Goes with a cagoule by Gorse, in bouclé.' });
    await create({
      title: 'Anorak',
      brand: 'Gorse',
      tags: ['cagoule'],
      attributes: [{ name: 'Material', value: 'Bouclé' }],
    });
    for (const text of ['gorse', 'cagoule', 'bouclé', 'gorse cagoule']) {
      expect(await search(text)).toEqual(['Anorak']);
    }
  });

  test('no other attributes', async () => {
    await create({ title: 'Ironing Board' });
    await create({ title: 'Silk Scarf', attributes: [{ name: 'Care', value: 'Ironing forbidden' }] });
    expect(await search('ironing')).toEqual(['Ironing Board']);
    expect(await search('forbidden')).toEqual([]);
  });
});
