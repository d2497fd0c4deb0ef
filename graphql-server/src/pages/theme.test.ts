import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBuiltWeb } from '../test/built-web.ts';
import { UpdateTheme } from '../test/documents.generated.ts';
import { aPicture, uploadAsset } from '../test/pictures.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { anAdmin } from '../test/users.ts';

const BUILT = '<link rel="icon" href="/favicon.png" />';
const PAGE = `<html><head><title>As built</title>${BUILT}</head><body><div id="root"></div></body></html>`;

let directory: string;
let shop: TestApp;
let token: string;

beforeAll(async () => {
  directory = aBuiltWeb({ page: PAGE });
  shop = await startTestApp({ webDirectory: directory, isDemo: true });
  ({ token } = await anAdmin(shop));
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

const get = (path: string) => shop.app.server.inject(path);
const update = (input: object) => shop.client.data(UpdateTheme, { input }, token);

test('a merchant’s font is declared in the stylesheet, whose fonts the shop serves', async () => {
  const { payload } = await update({ headingFont: 'LORA' });
  expect(payload).toMatchObject({ settings: { headingFont: 'LORA' }, userErrors: [] });
  const { body: page } = await get('/contact');
  expect(page).toContain(`href="${payload.shop?.themeUrl}"`);
  const { body: css } = await get(payload.shop?.themeUrl ?? '');
  const font = await get(/url\((\/fonts\/lora\/lora-latin-wght-normal[^)]+)\)/.exec(css)?.[1] ?? '');
  expect(font.headers['content-type']).toBe('font/woff2');
  expect(font.headers['cache-control']).toContain('immutable');
  // The signature of WOFF 2.0.
  expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
});

test.each(['/fonts/lora/../package.json', '/fonts/lora/unicode.json', '/fonts/comic/a.woff2'])(
  'nothing else is served as a font: %s',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  },
);

test('an icon is made in all sizes from one upload, and replaces the built one in pages', async () => {
  expect((await get('/contact')).body).toContain(BUILT);
  expect((await get('/shop-icon-32.png')).statusCode).toBe(404);
  const { body: asset } = await uploadAsset(shop.client, token, await aPicture().png().toBuffer());
  await update({ icon: { assetId: asset._id, alt: 'Icon' } });

  const { body: page } = await get('/contact');
  expect(page).not.toContain(BUILT);
  const paths = Array.from(page.matchAll(/href="(\/shop-icon[^"]+)"/g), ([, path = '']) => path);
  const manifest = (await get('/manifest.webmanifest')).json<{ icons: { src: string }[] }>();
  paths.push(...manifest.icons.map(({ src }) => src));
  const sizes = [];
  for (const path of paths) {
    const { format, width, height } = await sharp((await get(path)).rawPayload).metadata();
    sizes.push([format, width, height]);
  }
  expect(sizes).toEqual([32, 180, 192, 512].map((size) => ['png', size, size]));

  await update({ icon: null });
  expect((await get('/contact')).body).toContain(BUILT);
});

test('an icon that was not uploaded is rejected', async () => {
  const icon = { assetId: '01890000-0000-7000-8000-000000000000', alt: 'Icon' };
  const { payload } = await update({ icon });
  expect(payload.userErrors).toEqual([{ code: 'INVALID_VALUE', field: ['input', 'icon'] }]);
});

test('a shop without an icon of its own, and without demo data, has its first letter', async () => {
  const own = await startTestApp({ webDirectory: directory, settings: { name: 'tea & Co' } });
  const { body: page } = await own.app.server.inject('/contact');
  expect(page).not.toContain(BUILT);
  expect(page).toContain('href="/shop-icon.svg"');
  const { headers, body } = await own.app.server.inject('/shop-icon.svg');
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(body).toMatch(/^<svg[^>]+>.*<text[^>]+>\s*T\s*<\/text>\s*<\/svg>$/s);
  await own.stop();
});
