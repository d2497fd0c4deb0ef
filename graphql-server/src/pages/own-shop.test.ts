import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCatalogue } from '../seed/sample/sample-catalogue.ts';
import { samplePages } from '../seed/sample/pages.ts';
import { aBuiltWeb } from '../test/built-web.ts';
import { PreviewEmail, ReadStandardTexts } from '../test/documents.generated.ts';
import { aProduct } from '../test/factories.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { anAdmin } from '../test/users.ts';
import { loadWebBundle } from './web-bundle.ts';

// What a merchant's own shop shows before its merchant has entered more than one product.

/** What only the sample shop may say: its names, promises, figures, offers and goods. */
const sample = [
  ...['Exclusive', 'Harbour Street', 'Port Ellis', '010-0888', 'customer@example.com'],
  ...['Swim Suits', 'Summer Sale', '50%', '10% off', 'Voucher', 'Phone X12', 'Flash Sale', 'Save $3'],
  ...['Music Experience', 'SmartWatch', 'Gamepad', 'Perfume'],
  ...['24/7', '24 hours', 'day and night', '2015', 'Our Story', 'Our Team', 'active sellers', 'Annual'],
  ...['Google Play', 'App Store', 'Fashion, electronics', 'demo@'],
  ...[
    ...sampleCatalogue.flatMap(({ label, products }) => [label, ...products.map(({ title }) => title)]),
    ...samplePages('Exclusive').flatMap(({ sections }) =>
      (sections ?? []).flatMap((section) =>
        'items' in section ? (section.items as { title?: string }[]).map(({ title = '' }) => title) : [],
      ),
    ),
    // Single words, such as "Other", are everyone's.
  ].filter((words) => words.includes(' ')),
];

let directory: string;
let shop: TestApp;

beforeAll(async () => {
  directory = aBuiltWeb({ rendering: 'real' });
  shop = await startTestApp({ webDirectory: directory });
  await aProduct(shop.app.orm.em.fork(), { title: 'Oolong', category: 'Tea', salePrice: 1200 });
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

const sampleIn = (text: string) => sample.filter((words) => text.toLowerCase().includes(words.toLowerCase()));

test('no public page has words of the sample shop', async () => {
  const { publicPaths } = await loadWebBundle(directory);
  expect(publicPaths).toContain('/contact');
  for (const path of [...publicPaths, '/shop/oolong', '/login', '/cart']) {
    const { body } = await shop.client.rest<string>(path);
    expect(body, path).toContain('My shop');
    expect(sampleIn(body), path).toEqual([]);
  }
});

describe('emails', () => {
  test('have no words of the sample shop', async () => {
    const { token } = await anAdmin(shop);
    const { settings } = await shop.client.data(ReadStandardTexts, {}, token);
    const templates = settings.emails.emails.map(({ template }) => template);
    expect(templates.length).toBeGreaterThan(10);
    for (const template of templates) {
      const { payload } = await shop.client.data(PreviewEmail, { template }, token);
      const { subject = '', text = '' } = payload.preview ?? {};
      expect(sampleIn(`${subject} ${text}`), template).toEqual([]);
    }
  });
});
