import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { QueryproductsArgs } from '../../gql/graphql.ts';
import { aCategory } from '../../test/a-category.ts';
import { aProduct, anImage } from '../../test/a-product.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { goBack } from '../../test/go-back.ts';
import type { Answers } from '../../test/mock-api.ts';
import { openPage } from '../../test/open-page.tsx';
import { resizePage } from '../../test/resize-page.ts';

const productCount = page.getByRole('status').filter({ hasText: /^\d+ products?$/ });
const chips = page.getByRole('list', { name: 'Applied filters' });
const chip = (label: string) => chips.getByRole('button', { name: `Remove filter ${label}` });
const jars = ['Jar', 'Lid', 'Mat', 'Cup'].map((title) => aProduct({ id: title.toLowerCase(), title }));

/** One product fewer per filter, and nothing green. */
const narrowed: Answers = {
  products: ({ filter }: QueryproductsArgs) => {
    const filters = Object.values(filter ?? {}).filter(Boolean).length;
    const nodes = filter?.colours?.includes('GREEN') ? [] : jars.slice(0, 4 - filters);
    return { nodes, totalCount: nodes.length };
  },
};

test('a chip removes its filter, "back" restores it, and all are cleared at once', async () => {
  const { path } = await openPage('/shop?colour=blue&size=M&in-stock=1', narrowed);
  await expect.element(productCount).toHaveTextContent('1 product');
  await chip('Size M').click();
  await expect.element(productCount).toHaveTextContent('2 products');
  await expect.element(chip('Size M')).not.toBeInTheDocument();
  await goBack();
  await expect.element(productCount).toHaveTextContent('1 product');
  await expect.element(chip('Size M')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await expect.poll(path).toBe('/shop');
  await expect.element(chips).not.toBeInTheDocument();
  await expect.element(productCount).toHaveTextContent('4 products');
});

test('filters without results say so, and can be undone', async () => {
  const { path } = await openPage('/shop?brand=Harbour&colour=green&new=1', narrowed);
  await expect
    .element(page.getByText('We found no products with all of these: New, Green, Harbour.'))
    .toBeVisible();
  await chip('Green').click();
  await expect.element(productCount).toHaveTextContent('2 products');
  await expect.element(chip('New')).toHaveFocus();

  await openPage('/shop?brand=Harbour&colour=green', narrowed);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.poll(path).toBe('/shop');
  await expect.element(productCount).toHaveTextContent('4 products');
});

test('a search leads to pages, too', async () => {
  const { path } = await openPage('/shop?q=return+policy', {
    products: { nodes: [], totalCount: 0 },
    searchPages: [
      { title: 'Returns and refunds', url: '/returns', excerpt: '' },
      { title: 'Sizes', url: '/sizes', excerpt: 'Which size to choose, so that nothing comes back.' },
    ],
  });
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect.element(pages.getByText(/^Which size to choose/)).toBeVisible();
  await expectAccessible();
  await pages.getByRole('link', { name: 'Returns and refunds' }).click();
  await expect.poll(path).toBe('/returns');
});

test('a corrected search says what it shows', async () => {
  await openPage('/shop?q=jaket', { products: { nodes: jars, totalCount: 4, correctedText: 'jacket' } });
  await expect.element(page.getByText('Showing results for “jacket”')).toBeVisible();
  await expect.element(page.getByRole('article').first()).toMatchTextContent('Jar');
});

test('a search without results suggests similar words and popular products', async () => {
  const { path } = await openPage('/shop?q=hedfones', {
    searchAlternatives: { nearWords: ['headphones'], popularProducts: jars },
  });
  await expect.element(page.getByRole('heading', { name: 'No products found' })).toBeVisible();
  const popular = page.getByRole('region', { name: 'Popular' });
  await expect.poll(() => popular.getByRole('article').elements().length).toBe(4);
  for (const width of [1280, 360]) {
    await resizePage(width);
    await expectAccessible();
  }
  await page.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name: 'headphones' }).click();
  await expect.poll(path).toBe('/shop?q=headphones');
});

test('a category shows its picture, description and subcategories, whose tiles keep the other filters', async () => {
  const { path } = await openPage("/shop?category=women's+clothing&colour=red&sort=price-asc", {
    products: { nodes: jars, totalCount: 4 },
    categories: [
      aCategory({ slug: "women's clothing", label: "Women's Clothing" }),
      aCategory({
        slug: 'dresses',
        label: 'Dresses & Skirts',
        parent: aCategory({ slug: "women's clothing" }),
      }),
      aCategory({ slug: 'shoes', label: 'Shoes', parent: aCategory({ slug: "women's clothing" }) }),
    ],
    category: aCategory({
      slug: "women's clothing",
      descriptionHtml: '<p>Made to <strong>last</strong>.</p>',
      picture: anImage({ alt: 'A dress' }),
      children: [
        aCategory({ slug: 'dresses', picture: anImage() }),
        aCategory({ slug: 'shoes', picture: anImage() }),
      ],
    }),
  });
  const heading = page.getByRole('heading', { level: 1, name: "Women's Clothing" });
  const widthOf = (picture: HTMLImageElement | null | undefined) => picture?.naturalWidth ?? 0;
  await expect.element(page.getByText('last', { exact: true })).toBeVisible();
  await expect.poll(() => widthOf(heading.element().parentElement?.querySelector('img'))).toBeGreaterThan(0);
  const tiles = page.getByRole('list', { name: 'In this category' });
  const links = () => tiles.getByRole('link').elements();
  expect(links().map(({ textContent }) => textContent)).toEqual(['Dresses & Skirts', 'Shoes']);
  await expect
    .poll(() => [...tiles.element().querySelectorAll('img')].map((image) => widthOf(image) > 0))
    .toEqual([true, true]);
  await expectAccessible();
  tiles.getByRole('link', { name: 'Shoes' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Shoes' })).toBeVisible();
  expect(path()).toBe('/shop?category=shoes&colour=red&sort=price-asc');
  await expect.element(tiles).not.toBeInTheDocument();
  // Not on a removed element.
  await expect.poll(() => document.activeElement?.isConnected).toBe(true);
});

test('the sort order is selected by name and stored in the URL, and a link restores it', async () => {
  const sorts: unknown[] = [];
  const { path } = await openPage('/shop?colour=blue', {
    products: ({ sort }: QueryproductsArgs) => {
      sorts.push(sort);
      return { nodes: sort === 'TITLE_DESC' ? jars.toReversed() : jars, totalCount: 4 };
    },
  });
  const select = page.getByRole('combobox', { name: 'Sort by' });
  const options = () =>
    [...select.element().querySelectorAll('option')].map(({ textContent }) => textContent);
  await expect.element(select).toBeVisible();
  expect(options()).toEqual([
    'Featured',
    'Best selling',
    'Newest',
    'Price: low to high',
    'Price: high to low',
    'Best rated',
    'Alphabetically, A–Z',
    'Alphabetically, Z–A',
  ]);
  await select.selectOptions('Best selling');
  await expect.poll(path).toBe('/shop?colour=blue&sort=best-selling');
  await select.selectOptions('Alphabetically, A–Z');
  await expect.poll(path).toBe('/shop?colour=blue&sort=title-asc');
  await expect.poll(() => sorts).toEqual(['FEATURED', 'BEST_SELLING', 'TITLE_ASC']);
  await expectAccessible();

  await openPage('/shop?sort=title-desc', {
    products: ({ sort }: QueryproductsArgs) => ({
      nodes: sort === 'TITLE_DESC' ? jars.toReversed() : jars,
      totalCount: 4,
    }),
  });
  await expect.element(select).toHaveDisplayValue('Alphabetically, Z–A');
  await expect.element(page.getByRole('article').first()).toMatchTextContent('Cup');
});
