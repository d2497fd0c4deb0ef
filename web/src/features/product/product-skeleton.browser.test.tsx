import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aProduct } from '../../test/a-product.ts';
import { goBack } from '../../test/go-back.ts';
import { openPage } from '../../test/open-page.tsx';

const jar = aProduct();
const link = page.getByRole('link', { name: 'Jar', exact: true });
const main = page.getByRole('main');

test('a product’s card data is shown before the rest has loaded', async () => {
  const answer = Promise.withResolvers<typeof jar>();
  await openPage('/shop', {
    products: { nodes: [jar], totalCount: 1 },
    productByHandle: () => answer.promise,
  });
  await link.click();
  await expect.element(page.getByRole('status').filter({ hasText: 'Loading product' })).toBeInTheDocument();
  await expect.element(main.getByText('Jar', { exact: true })).toBeVisible();
  await expect.element(main.getByText(/\$8\.50/).first()).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Jar' })).not.toBeInTheDocument();
  answer.resolve(jar);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Jar' })).toBeVisible();
});

test('a link with an old handle redirects to the product’s new URL', async () => {
  const api = await openPage('/shop?q=jar', {
    products: { nodes: [jar], totalCount: 1 },
    productByHandle: { ...jar, handle: 'jar-mended' },
  });
  await link.click();
  await expect.poll(api.path).toBe('/shop/jar-mended');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Jar' })).toBeVisible();
  await goBack();
  await expect.poll(api.path).toBe('/shop?q=jar');
});
