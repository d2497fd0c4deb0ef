import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { ListSamplePageVersions, ReadFeaturedTitles, ReadSamplePage } from '../test/documents.generated.ts';
import { anAdmin } from '../test/users.ts';

type Page = NonNullable<ReadSamplePage['page']>;
type Section = Page['sections'][number];

const shop = describeShop({ seedsCatalogue: true, isDemo: false }, { storage: new MemoryStorage() });

async function readPage(handle: string): Promise<Page> {
  const { page } = await shop.client.data(ReadSamplePage, { handle });
  if (!page) throw new Error(`There is no page ${handle}.`);
  return page;
}

function sectionOf({ sections }: Page, title: string): Section {
  const section = sections.find((each) => each.title === title);
  if (!section) throw new Error(`There is no section ${title}.`);
  return section;
}

/** The files of the pictures that a page shows. */
const urlsOf = ({ sections }: Page) =>
  sections.flatMap(({ picture, items }) =>
    [picture, ...items.map((item) => item.picture)].flatMap((each) => each?.url ?? []),
  );

describe('the home page', () => {
  let home: Page;

  beforeAll(async () => {
    home = await readPage('home');
  });

  test('has its sections in order', () => {
    expect(home.seoTitle).toBe('Fashion, electronics and home goods');
    expect(home.sections.map(({ kind, caption, title }) => [kind, caption, title])).toEqual([
      ['HERO', '', ''],
      ['RUNNING_SALE', "Today's", 'Flash Sales'],
      ['CATEGORY_TILES', 'Categories', 'Browse By Category'],
      ['PRODUCT_LIST', 'This Month', 'Best Selling Products'],
      ['PROMO_PANEL', 'Categories', 'Enhance Your Music Experience'],
      ['PRODUCT_LIST', 'Our Products', 'Explore Our Products'],
      ['MOSAIC', 'Featured', 'New Arrival'],
      ['FEATURE_STRIP', '', ''],
      ['COLLECTIONS', 'Collections', 'Things That Go Together'],
      ['RECENTLY_VIEWED', '', ''],
    ]);
    expect(home.sections.map(({ countdown }) => countdown).filter((each) => each !== 'NONE')).toEqual([
      'OFFER',
      'OFFER',
    ]);
  });

  test('begins with three identical slides of a phone series', () => {
    const [first, ...others] = home.sections[0]?.items ?? [];
    expect(first).toMatchObject({
      caption: 'Phone X12 Series',
      title: 'Up to 10% off Voucher',
      icon: 'PHONE',
      pictureFit: 'CONTAIN',
      picture: { alt: 'Two smartphones on black, one with a glowing screen', width: 1280 },
      link: { label: 'Shop Now', url: '/shop' },
    });
    expect(others).toEqual([first, first]);
  });

  test('shows the running sale, five undiscounted products, and those with an index above 6', async () => {
    const products = (title: string) => sectionOf(home, title).products;
    const featured = await shop.client.data(ReadFeaturedTitles, {});
    expect(products('Flash Sales')).toHaveLength(8);
    expect(products('Flash Sales').every(({ discount }) => discount !== null)).toBe(true);
    expect(products('Best Selling Products').map(({ discount }) => discount)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect(products('Explore Our Products').map(({ title }) => title)).toEqual(
      featured.products.nodes.slice(7, 15).map(({ title }) => title),
    );
    expect(sectionOf(home, 'Things That Go Together').collections).toHaveLength(6);
    expect(
      ['Flash Sales', 'Best Selling Products', 'Explore Our Products'].map(
        (title) => sectionOf(home, title).arrangement,
      ),
    ).toEqual(['CAROUSEL', 'CAROUSEL', 'GRID']);
  });

  test('leads to searches and lists', () => {
    const links = (title: string) =>
      sectionOf(home, title).items.map((item) => [item.title, item.icon, item.link?.url]);
    expect(links('Browse By Category')).toEqual([
      ['Phones', 'PHONE', '/shop?category=electronics&q=phone'],
      ['Computers', 'COMPUTER', '/shop?category=electronics&q=laptop'],
      ['SmartWatch', 'WATCH', '/shop?category=electronics&q=smart+watch'],
      ['Camera', 'CAMERA', '/shop?category=electronics&q=camera'],
      ['Headphones', 'HEADPHONES', '/shop?category=electronics&q=headphones'],
      ['Gaming', 'GAMING', '/shop?category=electronics&q=gamepad'],
    ]);
    expect(links('New Arrival')).toEqual([
      ['Wireless Gamepad', null, '/shop?q=gamepad'],
      ['Women’s Collections', null, '/shop?category=women%27s+clothing'],
      ['Speakers', null, '/shop?q=speaker'],
      ['Perfume', null, '/shop?q=parfum'],
    ]);
    expect(home.sections.flatMap(({ link }) => link ?? [])).toEqual([
      { label: 'Buy Now', url: '/shop?q=speaker' },
      { label: 'View All Products', url: '/shop' },
      { label: 'View All Collections', url: '/collections' },
    ]);
  });
});

describe('the about page', () => {
  let about: Page;

  beforeAll(async () => {
    about = await readPage('about');
  });

  test('tells the shop’s story, with its name', () => {
    expect(about).toMatchObject({
      title: 'About',
      seoDescription: 'Our story, our numbers and the people behind the shop.',
    });
    expect(about.sections.map(({ kind, title, pictureSide }) => [kind, title, pictureSide])).toEqual([
      ['IMAGE_WITH_TEXT', 'Our Story', 'RIGHT'],
      ['FIGURES', '', 'RIGHT'],
      ['IMAGE_WITH_TEXT', 'From our shelf to your door', 'LEFT'],
      ['TEAM', 'The people behind the counter', 'RIGHT'],
      ['FEATURE_STRIP', '', 'RIGHT'],
    ]);
    const { html } = sectionOf(about, 'Our Story');
    expect(html).toMatch(
      /^<p>My shop began in 2015 .* selling shirts, too\.<\/p>\n<p>Today .* it is\.<\/p>$/,
    );
    expect(sectionOf(about, 'From our shelf to your door')).toMatchObject({
      html: expect.stringMatching(/^<p>Everything .*<\/p>\n<p>And if .* money back\.<\/p>$/) as string,
      link: { label: 'Browse our products', url: '/shop' },
    });
  });

  test('has four figures, which it calls samples', () => {
    const { text, items } = about.sections[1] ?? {};
    expect(text).toBe('Sample numbers: this is a demo shop.');
    expect(items?.map((item) => [item.icon, item.title, item.text])).toEqual([
      ['STORE', '420', 'Brands we carry'],
      ['PACKAGE', '33k', 'Packages shipped per month'],
      ['BAG', '58k', 'Returning customers'],
      ['COINS', '$2.4m', 'Sold in the last year'],
    ]);
  });

  test('introduces six people with their roles', () => {
    const { caption, items } = sectionOf(about, 'The people behind the counter');
    expect(caption).toBe('Our Team');
    expect(items.map((item) => [item.title, item.caption, item.picture?.alt])).toEqual([
      ['Amara Osei', 'Founder', 'Portrait of a woman with dark curly hair'],
      ['Jonas Lindqvist', 'Head of Design', 'Portrait of a man with glasses and a short beard'],
      ['Leyla Demir', 'Buying', 'Portrait of a woman with a headscarf'],
      ['Henrik Voss', 'Warehouse', 'Portrait of an older man with gray hair'],
      ['Nora Flynn', 'Customer Care', 'Portrait of a woman with a red bob'],
      ['Theo Adeyemi', 'Engineering', 'Portrait of a young man with short curls'],
    ]);
  });
});

test('all pictures of the pages are served', async () => {
  const urls = [...urlsOf(await readPage('home')), ...urlsOf(await readPage('about'))];
  // Three slides show the same one.
  expect(new Set(urls).size).toBe(14);
  for (const url of urls) {
    const file = await fetch(shop.client.address + url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  }
});

test('staff find the pages as published, by nobody', async () => {
  const { token } = await anAdmin(shop);
  const { pageDrafts } = await shop.client.data(ListSamplePageVersions, {}, token);
  const version = { isPublished: true, authorName: null };
  expect(pageDrafts.nodes).toEqual([
    { handle: 'home', hasUnpublishedChanges: false, versions: [version] },
    { handle: 'about', hasUnpublishedChanges: false, versions: [version] },
  ]);
});
