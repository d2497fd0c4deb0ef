import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aProduct } from '../../test/a-product.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { openPage } from '../../test/open-page.tsx';

afterEach(() => vi.restoreAllMocks());

test('a list that needs a connection says so, and reloads by itself', async () => {
  const { fail } = await openPage('/shop', { products: { nodes: [aProduct()], totalCount: 1 } });
  await expect.element(page.getByRole('article')).toBeVisible();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // Status 0: there is no response.
  fail(0);
  await page.getByRole('combobox', { name: /^Sort/ }).selectOptions('Newest');
  const failure = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect.element(failure).toBeVisible();
  await expectAccessible();
  online.mockRestore();
  fail(null);
  dispatchEvent(new Event('online'));
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(page.getByRole('article')).toBeVisible();
});
