import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { CreateWithPictures, UpdatePictures } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { aPicture, uploadAsset, type UploadedAsset } from '../../../test/pictures.ts';
import { anAdmin, type Person } from '../../../test/users.ts';

const FIELDS = { title: 'Cap', description: '', category: "Men's Clothing", salePrice: 900, stock: 1 };

const shop = describeShop();
let admin: Person;
let [red, blue]: UploadedAsset[] = [];

beforeAll(async () => {
  admin = await anAdmin(shop);
  const upload = async (colour: string) =>
    (await uploadAsset(shop.client, admin.token, await aPicture(colour).png().toBuffer())).body;
  [red, blue] = [await upload('red'), await upload('blue')];
});

const create = async (input: object) =>
  (await shop.client.data(CreateWithPictures, { input: { ...FIELDS, ...input } }, admin.token)).payload;
const update = async (id: string, input: object) =>
  (await shop.client.data(UpdatePictures, { id, input }, admin.token)).payload;

describe('pictures of a product', () => {
  const colours = [
    { name: 'Red', hex: '#ff0000' },
    { name: 'Blue', hex: '#0000ff' },
  ];

  test('are shown in their order, by color, with their texts', async () => {
    const { product } = await create({
      colours,
      pictures: [
        { assetId: blue?._id, alt: ' A blue cap ', colour: 'Blue', focalPoint: { x: 0.25, y: 1 } },
        { url: 'https://pictures.example/cap.png', alt: 'A cap' },
        { assetId: red?._id, alt: 'A red cap', colour: 'Red' },
      ],
    });
    const shown = (asset: UploadedAsset | undefined, alt: string) => ({
      url: asset?.url,
      alt,
      assetId: asset?._id,
      placeholder: asset?.placeholder,
      focalPoint: null,
      sources: asset?.sources.map((source) => ({ avifUrl: null, ...source })),
    });
    const main = { ...shown(blue, 'A blue cap'), focalPoint: { x: 0.25, y: 1 } };
    expect(product?.image).toEqual(main);
    expect(product?.gallery).toMatchObject([
      main,
      { url: 'https://pictures.example/cap.png', alt: 'A cap', assetId: null, sources: [] },
      shown(red, 'A red cap'),
    ]);
    expect(product?.colours).toEqual([
      { name: 'Red', image: shown(red, 'A red cap') },
      { name: 'Blue', image: main },
    ]);
  });

  test('stay when something else changes, and are removed by an empty list', async () => {
    const id = String((await create({ pictures: [{ assetId: red?._id, alt: 'A cap' }] })).product?.id);
    expect((await update(id, { title: 'Hat', stock: 4 })).product?.image.assetId).toBe(red?._id);
    const { product } = await update(id, { pictures: [] });
    expect(product?.gallery).toMatchObject([{ url: '/placeholders/men-s-clothing.svg' }]);
  });

  test('can be existing ones by URL, in another order and with other texts', async () => {
    const first = { assetId: red?._id, alt: 'One', focalPoint: { x: 0, y: 0 } };
    const id = String((await create({ pictures: [first, { assetId: blue?._id, alt: 'Two' }] })).product?.id);
    const { product } = await update(id, {
      pictures: [
        { url: blue?.url, alt: 'Other words' },
        { url: red?.url, alt: 'One' },
      ],
    });
    expect(product?.gallery).toMatchObject([
      { assetId: blue?._id, alt: 'Other words', focalPoint: null },
      { assetId: red?._id, alt: 'One', focalPoint: null },
    ]);
  });

  test('of a color are removed with the color', async () => {
    const pictures = [{ assetId: red?._id, alt: 'A red cap', colour: 'Red' }];
    const id = String((await create({ colours, pictures })).product?.id);
    const { product } = await update(id, { colours: [{ name: 'Red', hex: '#ee0000' }] });
    expect(product?.colours).toMatchObject([{ name: 'Red', image: { assetId: red?._id } }]);
    const without = await update(id, { colours: [] });
    expect(without.product?.colours).toEqual([]);
  });

  test.each<[string, () => object[], string[], string?]>([
    ['was never uploaded', () => [{ assetId: '0193e0c0-0000-7000-8000-000000000000', alt: 'It' }], ['0']],
    ['has no id', () => [{ assetId: 'junk', alt: 'It' }], ['0']],
    ['has no alternative text', () => [{ assetId: red?._id, alt: ' ' }], ['0', 'alt'], 'REQUIRED'],
    ['has a text that is too long', () => [{ assetId: red?._id, alt: 'x'.repeat(301) }], ['0', 'alt']],
    ['has neither asset nor URL', () => [{ alt: 'It' }], ['0']],
    ['has both asset and URL', () => [{ assetId: red?._id, url: '/a.webp', alt: 'It' }], ['0']],
    ['has a script as its URL', () => [{ url: 'javascript:alert(1)', alt: 'It' }], ['0', 'url']],
    [
      'has a focal point outside of it',
      () => [{ assetId: red?._id, alt: 'It', focalPoint: { x: 1.1, y: 0 } }],
      ['0', 'focalPoint', 'x'],
    ],
    ['has an unknown color', () => [{ assetId: red?._id, alt: 'It', colour: 'Green' }], ['0', 'colour']],
    ['is repeated', () => [red, red].map((asset) => ({ assetId: asset?._id, alt: 'It' })), []],
    [
      'exceeds the maximum of 30',
      () => Array.from({ length: 31 }, (_, at) => ({ url: `/${at}.webp`, alt: 'It' })),
      [],
    ],
  ])(
    'are rejected when one %s, and nothing changes',
    async (_what, pictures, path, code = 'INVALID_VALUE') => {
      const id = await aProduct(shop.app.orm.em.fork(), { title: 'Cap' });
      const field = ['input', 'pictures', ...path];
      const created = await create({ pictures: pictures() });
      const updated = await update(id, { pictures: pictures(), title: 'No' });
      for (const { product, userErrors } of [created, updated]) {
        expect(product).toBeNull();
        expect(userErrors[0]).toEqual({ code, field });
      }
      const title = await shop.app.orm.em
        .fork()
        .execute<{ title: string }[]>('select title from products where id = ?', [id]);
      expect(title[0]?.title).toBe('Cap');
    },
  );
});
