import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { QueryproductByHandleArgs, QueryproductsArgs } from '../../../../gql/graphql.ts';
import { aProduct } from '../../../../test/a-product.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import { goBack, goForward } from '../../../../test/go-back.ts';
import type { Answers } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';

const KEY = 'recently-viewed';
const viewed = page.getByRole('region', { name: 'Recently Viewed' });
const products = ['Fig', 'Pendant', 'Lamp'].map((title) => aProduct({ id: title.toLowerCase(), title }));

const answers: Answers = {
  productByHandle: ({ handle }: QueryproductByHandleArgs) => products.find(({ id }) => id === handle) ?? null,
  products: ({ filter }: QueryproductsArgs) => ({
    nodes: products.filter(({ id }) => filter?.ids?.includes(id)),
  }),
};

/** Waits for the section's products and compares their titles. */
async function expectViewed(titles: string[]): Promise<void> {
  await expect
    .poll(() => {
      viewed.query()?.scrollIntoView();
      const headings = viewed.getByRole('heading', { level: 3 }).elements();
      return headings.map(({ textContent }) => textContent);
    })
    .toEqual(titles);
}

test('the last viewed product comes first, and the current one is left out', async () => {
  await openPage('/shop/fig', answers);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Fig' })).toBeVisible();
  await expect.poll(() => window.localStorage.getItem(KEY)).toBe('["fig"]');
  await expect.element(viewed).not.toBeInTheDocument();
  await openPage('/shop/pendant', answers);
  await expectViewed(['Fig']);
  await openPage('/shop/lamp', answers);
  await expectViewed(['Pendant', 'Fig']);
  await openPage('/shop/fig', answers);
  await expectViewed(['Lamp', 'Pendant']);
  await expectAccessible();

  // Navigates to the other product and back to the first, which is already viewed and then the only other
  // one.
  await viewed.getByRole('link', { name: 'Pendant', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Pendant');
  await expectViewed(['Fig', 'Lamp']);
  await goBack();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Fig');
  await goForward();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Pendant');
  await expectViewed(['Fig', 'Lamp']);

  const home = { id: 'home', sections: [{ id: 'viewed', kind: 'RECENTLY_VIEWED' }] } as const;
  await openPage('/', { ...answers, page: home });
  await expectViewed(['Pendant', 'Fig', 'Lamp']);
});

test('its products are fetched when the section comes near the screen', async () => {
  window.localStorage.setItem(KEY, '["fig"]');
  const far = new CSSStyleSheet();
  far.replaceSync('main { padding-block-start: 4000px }');
  document.adoptedStyleSheets.push(far);
  try {
    const { operations } = await openPage('/shop/pendant', answers);
    const requestCount = () => operations.filter((name) => name === 'RecentlyViewed').length;
    await expect.element(viewed).toHaveAttribute('aria-busy', 'true');
    expect(requestCount()).toBe(0);
    await expectViewed(['Fig']);
    expect(requestCount()).toBe(1);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== far);
  }
});

test('a product withdrawn meanwhile is left out', async () => {
  window.localStorage.setItem(KEY, '["gone", "fig"]');
  await openPage('/shop/pendant', answers);
  await expectViewed(['Fig']);
});

test('a logout clears them', async () => {
  await openPage('/shop/fig', answers, 'shopper');
  await expect.poll(() => window.localStorage.getItem(KEY)).toBe('["fig"]');
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => window.localStorage.getItem(KEY)).toBeNull();
});
