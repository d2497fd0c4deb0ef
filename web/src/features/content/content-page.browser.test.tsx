import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { QuerypageArgs, Section, SectionKind } from '../../gql/graphql.ts';
import { anImage } from '../../test/a-product.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import type { Part } from '../../test/mock-api.ts';
import { openPage } from '../../test/open-page.tsx';
import { resizePage } from '../../test/resize-page.ts';

const heading = page.getByRole('heading', { level: 1 });
const picture = anImage();
const item = { id: 'item-1', title: 'Sencha', html: '<p>Steamed.</p>', picture };

/** A section of each kind that the home page of the sample shop does not show. */
const further: Partial<Record<SectionKind, Part<Section>>> = {
  ANNOUNCEMENT: { title: 'The first flush is here', link: { label: 'Taste it', url: '/shop' } },
  RICH_TEXT: { title: 'Our garden', html: '<p>Words.</p>' },
  IMAGE_WITH_TEXT: { title: 'From leaf to cup', html: '<p>Words.</p>', picture },
  GALLERY: { title: 'Pictures', items: [item] },
  VIDEO: { title: 'How we roast', picture, videoUrl: 'https://youtu.be/abc' },
  FAQ: { title: 'Questions', items: [item] },
  REVIEWS: {
    reviews: [
      {
        id: 'review-1',
        stars: 5,
        title: 'Bright',
        text: 'Tastes of spring.',
        authorName: 'Ada L.',
        product: { id: 'sencha', handle: 'sencha', title: 'Sencha' },
      },
    ],
  },
  NEWSLETTER: {},
  TEAM: { title: 'People', items: [item, { ...item, id: 'item-2' }] },
  FIGURES: { title: 'Figures', items: [item] },
  CONTACT_FORM: {},
  MAP: { title: 'Where we are', picture, link: { label: 'Open the map', url: 'https://maps.example' } },
  RECENTLY_VIEWED: {},
};
const sections = Object.entries(further).map(([kind, section]) => {
  return { id: kind, kind: kind as SectionKind, ...section };
});
const openTea = (...shown: readonly Part<Section>[]) =>
  openPage('/our-tea', { page: { id: 'page-1', title: 'Our Tea', sections: shown } });

test('every kind of section is accessible and fits', async () => {
  await openTea(...sections);
  await expect.element(page.getByRole('region', { name: 'Where we are' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expect.element(heading).toHaveTextContent('Our Tea');
  await expect.poll(() => document.title).toBe('Our Tea - Exclusive');
  const { documentElement: root } = document;
  for (const width of [320, 768, 1280]) {
    await resizePage(width);
    expect({ width, isTooWide: root.scrollWidth > root.clientWidth }).toEqual({ width, isTooWide: false });
    await expectAccessible();
  }
});

test('reviews are quotes with the product’s link; without any, nothing is shown', async () => {
  await openTea({ id: 'reviews', kind: 'REVIEWS', ...further.REVIEWS }, { id: 'none', kind: 'REVIEWS' });
  const quote = page.getByRole('figure');
  await expect.element(quote).toMatchTextContent(/Rated 5 of 5.*Bright.*Tastes of spring\..*Ada L\./);
  await expect.element(quote.getByRole('link', { name: 'Sencha' })).toHaveAttribute('href', '/shop/sencha');
  expect(page.getByRole('region', { name: 'What Our Customers Say' }).elements()).toHaveLength(1);
});

test('a section can have the heading of its page', async () => {
  await openTea({ id: 'section-1', kind: 'IMAGE_WITH_TEXT', title: 'From leaf to cup', picture });
  await expect.element(heading).toHaveTextContent('From leaf to cup');
  expect(heading.elements()).toHaveLength(1);
});

test('a video requests nothing from another site until it is pressed', async () => {
  await openTea({ id: 'section-1', kind: 'VIDEO', title: 'How we roast', videoUrl: '/tea.mp4' });
  const play = page.getByRole('button', { name: 'Play: How we roast' });
  await expect.element(play).toBeVisible();
  expect(document.querySelector('video')).toBeNull();
  await play.click();
  await expect.poll(() => document.querySelector('video')?.getAttribute('src')).toBe('/tea.mp4');
});

test('without items, tiles show the main categories', async () => {
  await openPage('/our-tea', {
    page: { id: 'page-1', title: 'Our Tea', sections: [{ id: 'section-1', kind: 'CATEGORY_TILES' }] },
    categories: [{ id: 'green', slug: 'green', label: 'Green Tea' }],
  });
  const tiles = page.getByRole('region', { name: 'Browse By Category' });
  await expect
    .element(tiles.getByRole('link', { name: 'Green Tea' }))
    .toHaveAttribute('href', '/shop?category=green');
});

test.each(['/our-coffee', '/Our_Tea'])('%s is not found', async (path) => {
  await openPage(path, {
    page: ({ handle }: QuerypageArgs) => (handle === 'our-tea' ? { id: 'page-1' } : null),
  });
  await expect.element(heading).toHaveTextContent('404 Not Found');
  await expect
    .element(page.getByRole('navigation', { name: 'Breadcrumb' }))
    .toMatchTextContent(/404 Not Found/);
});

test('a draft can be seen by its link', async () => {
  const { answer } = await openPage('/preview/token-1', {
    pagePreview: {
      id: 'page-1',
      title: 'Draft',
      sections: [{ id: 'text', kind: 'RICH_TEXT', html: 'Words' }],
    },
  });
  await expect.element(heading).toHaveTextContent('Draft');
  await expect.element(page.getByText('Words')).toBeVisible();
  answer({ pagePreview: null });
  await openPage('/preview/token-2');
  await expect.element(heading).toHaveTextContent('404 Not Found');
});

test('in the editor’s frame a click selects a section, and its links don’t leave the page', async () => {
  const sent = vi.spyOn(window.parent, 'postMessage');
  const { path } = await openPage('/preview/token-1', {
    pagePreview: {
      id: 'page-1',
      title: 'Draft',
      sections: [{ id: 'text', kind: 'RICH_TEXT', html: '<p>See <a href="/shop">our teas</a></p>' }],
    },
  });
  await page.getByRole('link', { name: 'our teas' }).click();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ selectedSection: 'text' }, window.location.origin);
  expect(path()).toBe('/preview/token-1');
});

test('menus of the merchant replace the shop’s own; entries without a target are left out', async () => {
  const entry = (label: string, url: string | null) => ({ id: label, link: { label, url } });
  await openPage('/contact', {
    menus: [
      { id: '1', name: 'MAIN', entries: [entry('Teas', '/shop'), entry('Gone', null)] },
      { id: '2', name: 'FOOTER_1', title: 'Read', entries: [entry('Our Tea', '/our-tea')] },
      { id: '3', name: 'LEGAL', entries: [entry('Imprint', '/imprint')] },
    ],
  });
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect.element(main).toMatchTextContent(/^Teas ?Log in$/);
  const footer = page.getByRole('contentinfo');
  await expect
    .element(footer.getByRole('region', { name: 'Read' }).getByRole('link', { name: 'Our Tea' }))
    .toHaveAttribute('href', '/our-tea');
  await expect.element(footer.getByRole('list', { name: 'Legal' })).toMatchTextContent('Imprint');
  // Of the sample shop.
  for (const text of [/\$3/, /10%/, 'About', /Google Play/]) {
    await expect.element(footer.getByText(text)).not.toBeInTheDocument();
  }
});
