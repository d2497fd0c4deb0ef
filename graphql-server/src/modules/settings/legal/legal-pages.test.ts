import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalOf, contentOf, titleOf } from '../../../pages/page-head.fixtures.ts';
import { aBuiltWeb } from '../../../test/built-web.ts';
import { PreviewLegalText, ReadLegalPages, SaveLegalTexts } from '../../../test/documents.generated.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { anAdmin, type Person } from '../../../test/users.ts';
import { lineOf, recordedDuring } from '../../audit/audit.fixtures.ts';

const page =
  '<!doctype html><html lang="en"><head><title>x</title></head><body><div id="root"></div></body></html>';
const directory = aBuiltWeb({ page });
let shop: TestApp;
let owner: Person;

beforeAll(async () => {
  shop = await startTestApp({ webDirectory: directory, settings: { publicUrl: 'https://shop.example' } });
  owner = await anAdmin(shop);
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

const save = async (input: object) =>
  (await shop.client.data(SaveLegalTexts, { input }, owner.token)).payload.userErrors;

const read = () => shop.client.data(ReadLegalPages, {});
const get = (path: string) => shop.client.rest<string>(path, { headers: { accept: 'text/html' } });

test('a shop has no legal pages until somebody has written them', async () => {
  expect(await read()).toEqual({ shop: { legalPages: [] }, terms: null, returns: null });
  const { status, body } = await get('/terms');
  expect(status).toBe(404);
  expect(contentOf(body, 'robots')).toBe('noindex');
  expect((await get('/sitemap.xml')).body).not.toContain('/terms<');
});

describe('a page that was written', () => {
  beforeAll(async () => {
    expect(await save({ terms: '# Prices\n\nAll *included*. <script>x</script>' })).toEqual([]);
  });

  test('is there for everybody as safe HTML, and in the audit log', async () => {
    expect(await read()).toEqual({
      shop: { legalPages: ['TERMS'] },
      terms: {
        kind: 'TERMS',
        html: '<h2>Prices</h2>\n<p>All <em>included</em>. &lt;script&gt;x&lt;/script&gt;</p>',
      },
      returns: null,
    });
    const entries = await recordedDuring(shop, owner, () => save({ returns: 'Within 30 days.' }));
    expect(entries.map(lineOf)).toEqual(['CHANGED SETTINGS legal: returns null > "Within 30 days."']);
  });

  test('has a head of its own, and search engines find it', async () => {
    const { status, body } = await get('/terms');
    expect(status).toBe(200);
    expect(titleOf(body)).toBe('Terms of sale - My shop');
    expect(canonicalOf(body)).toBe('https://shop.example/terms');
    expect(contentOf(body, 'description')).toMatch(/terms on which we sell/);
    const { body: sitemap } = await get('/sitemap.xml');
    expect(sitemap).toContain('<loc>https://shop.example/terms</loc>');
    expect(sitemap).not.toContain('<loc>https://shop.example/privacy</loc>');
  });

  test('is gone once its text is emptied', async () => {
    await save({ terms: '  \n ' });
    expect(await read()).toMatchObject({ terms: null });
    expect((await get('/terms')).status).toBe(404);
  });
});

test('staff see a text before they save it', async () => {
  const preview = async (text: string) =>
    (await shop.client.data(PreviewLegalText, { text }, owner.token)).payload;
  expect(await preview('**Now**')).toEqual({ html: '<p><strong>Now</strong></p>', userErrors: [] });
  // The days are those of the settings of returns.
  expect(await preview('Within {returnDays} days.')).toMatchObject({ html: '<p>Within 30 days.</p>' });
  const tooLong = 'x'.repeat(50_001);
  expect(await preview(tooLong)).toMatchObject({ html: null, userErrors: [{ code: 'INVALID_VALUE' }] });
  expect(await save({ privacy: tooLong })).toEqual([{ code: 'INVALID_VALUE', field: ['input', 'privacy'] }]);
});
