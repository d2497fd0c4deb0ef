import { aPublishedPage } from '../modules/content/pages/page.fixtures.ts';
import { sectionsSchema } from '../modules/content/sections/section-rules.ts';
import type { Section } from '../modules/content/sections/section.ts';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { aBuiltWeb } from '../test/built-web.ts';
import { UpdateGeneralSettings } from '../test/documents.generated.ts';
import { aProduct } from '../test/factories.ts';
import { aPicture, uploadAsset } from '../test/pictures.ts';
import { anAdmin } from '../test/users.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';

const ADDRESS = 'https://shop.example';

let directory: string;
let shop: TestApp;

beforeAll(async () => {
  directory = aBuiltWeb();
  shop = await startTestApp({ webDirectory: directory, settings: { publicUrl: ADDRESS }, isDemo: true });
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

/** The picture in a link preview of the page. */
async function pictureOf(path: string) {
  const { body } = await shop.client.rest<string>(path);
  const contentOf = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(body)?.[1];
  return {
    url: contentOf('og:image'),
    alt: contentOf('og:image:alt'),
    size: [contentOf('og:image:width'), contentOf('og:image:height')],
    card: contentOf('twitter:card'),
  };
}

describe('a link preview has a picture', () => {
  const withPicture = (alt: string) =>
    sectionsSchema.parse([{ kind: 'CONTACT_FORM' }]).map(
      (section, index) =>
        ({
          ...section,
          id: `${index}`,
          picture: { url: `/assets/${alt}.webp`, alt, width: 800, height: 600, sources: [] },
        }) as Section,
    );

  test('to a page of the merchant: its first one', async () => {
    const em = shop.app.orm.em.fork();
    await aPublishedPage(em, { handle: 'hills', title: 'Hills', sections: withPicture('hills') });
    expect(await pictureOf('/hills')).toEqual({
      url: `${ADDRESS}/assets/hills.webp`,
      alt: 'hills',
      size: ['800', '600'],
      card: 'summary_large_image',
    });
  });

  test('to a page without pictures: the shop’s logo, once there is one', async () => {
    expect(await pictureOf('/contact')).toMatchObject({ url: undefined, card: 'summary' });
    const { token } = await anAdmin(shop);
    const { body } = await uploadAsset(shop.client, token, await aPicture().png().toBuffer());
    const { payload } = await shop.client.data(
      UpdateGeneralSettings,
      { input: { logo: { assetId: body._id, alt: 'Leaf' } } },
      token,
    );
    expect(payload.userErrors).toEqual([]);
    const id = await aProduct(shop.app.orm.em.fork(), { title: 'Pictureless', position: 2 });
    for (const path of ['/contact', '/shop', `/shop/${id}`]) {
      expect(await pictureOf(path)).toMatchObject({ alt: 'Exclusive', card: 'summary_large_image' });
    }
  });

  test('to a product, with its size', async () => {
    const em = shop.app.orm.em.fork();
    const id = await aProduct(em);
    const sources = [{ url: '/pictures/tee.webp', width: 800 }];
    const image = { url: '/pictures/tee.webp', alt: 'Cotton tee', width: 800, height: 740, sources };
    await em.nativeUpdate(ProductEntity, { id }, { image });
    expect(await pictureOf(`/shop/${id}`)).toEqual({
      url: `${ADDRESS}/pictures/tee.webp`,
      alt: 'Cotton tee',
      size: ['800', '740'],
      card: 'summary_large_image',
    });
  });

  test('to a product whose picture has only a URL, without a size', async () => {
    const em = shop.app.orm.em.fork();
    const id = await aProduct(em, { title: 'Everyday Tee', position: 1 });
    const image = {
      url: 'https://cdn.example/tee.jpg',
      alt: 'Cotton tee',
      width: 640,
      height: 640,
      sources: [],
    };
    await em.nativeUpdate(ProductEntity, { id }, { image });
    expect(await pictureOf(`/shop/${id}`)).toEqual({
      url: 'https://cdn.example/tee.jpg',
      alt: 'Cotton tee',
      size: [undefined, undefined],
      card: 'summary_large_image',
    });
  });
});

test('a link to a private page has no picture', async () => {
  expect(await pictureOf('/cart')).toMatchObject({ url: undefined, card: 'summary' });
});
