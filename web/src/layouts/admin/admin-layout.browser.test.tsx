import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { openPage } from '../../test/open-page.tsx';

const shop = { name: 'Tea', currencyCode: 'EUR', timeZone: 'UTC' };
const demo = page.getByRole('region', { name: 'Demo' });
const heading = page.getByRole('heading', { level: 1, name: 'Dashboard' });

test('a demo shop says so on every page of the back office', async () => {
  await openPage('/admin', { shop: { ...shop, isOpen: true, demo: {} } }, 'owner');
  await expect.element(demo).toMatchTextContent('This is a demo with sample data');
  await expectAccessible();
  await openPage('/admin', { shop: { ...shop, isOpen: true } }, 'owner');
  await expect.element(heading).toBeVisible();
  await expect.element(demo).not.toBeInTheDocument();
});

test('the back office of a closed shop fetches the pass that shows its pages', async () => {
  const network = vi.spyOn(globalThis, 'fetch');
  await openPage('/admin', { shop: { ...shop, isOpen: false } }, 'owner');
  const passes = () => network.mock.calls.filter(([url]) => url === '/storefrontPass');
  const headers = { authorization: 'Bearer token-1' };
  await expect.poll(passes).toEqual([['/storefrontPass', { method: 'POST', headers }]]);
});
