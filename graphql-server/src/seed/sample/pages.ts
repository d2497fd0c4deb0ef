import type { NewPage } from '../../modules/content/pages/page.service.ts';
import { chosenScene } from './sample-pictures.ts';

/** A page of the sample shop; its handle also gives its id. */
export type SamplePage = NewPage & { handle: string };

const link = (label: string, target: string) => ({ kind: 'URL' as const, label, target });

/** The hero has three identical slides (specification, section 9). */
const slide = {
  caption: 'Phone X12 Series',
  title: 'Up to 10% off Voucher',
  icon: 'PHONE',
  picture: chosenScene('hero-phone'),
  pictureFit: 'CONTAIN',
  link: link('Shop Now', '/shop'),
};

/** Kinds of electronics, which are not categories: each leads to a search. */
const categoryTiles = [
  { title: 'Phones', icon: 'PHONE', link: link('', '/shop?category=electronics&q=phone') },
  { title: 'Computers', icon: 'COMPUTER', link: link('', '/shop?category=electronics&q=laptop') },
  { title: 'SmartWatch', icon: 'WATCH', link: link('', '/shop?category=electronics&q=smart+watch') },
  { title: 'Camera', icon: 'CAMERA', link: link('', '/shop?category=electronics&q=camera') },
  { title: 'Headphones', icon: 'HEADPHONES', link: link('', '/shop?category=electronics&q=headphones') },
  { title: 'Gaming', icon: 'GAMING', link: link('', '/shop?category=electronics&q=gamepad') },
];

const newArrivals = [
  {
    title: 'Wireless Gamepad',
    text: 'Even grips, quiet buttons, and 25 hours without a cable.',
    picture: chosenScene('arrival-gamepad'),
    link: link('Shop Now', '/shop?q=gamepad'),
  },
  {
    title: 'Women’s Collections',
    text: 'Straw hats, totes and everything else for a long summer.',
    picture: chosenScene('arrival-still-life'),
    link: link('Shop Now', '/shop?category=women%27s+clothing'),
  },
  {
    title: 'Speakers',
    text: 'Room-filling sound from the palm of your hand.',
    picture: chosenScene('arrival-speaker'),
    link: link('Shop Now', '/shop?q=speaker'),
  },
  {
    title: 'Perfume',
    text: 'Rose Eau de Parfum, made to last.',
    picture: chosenScene('arrival-perfume'),
    link: link('Shop Now', '/shop?q=parfum'),
  },
];

/** The home page, with the sections of the specification (sections 2 and 9) and what follows them. */
const home: SamplePage = {
  handle: 'home',
  title: 'Home',
  seoTitle: 'Fashion, electronics and home goods',
  seoDescription: 'Clothing, electronics, jewelry and home goods.',
  sections: [
    { kind: 'HERO', items: [slide, slide, slide] },
    {
      kind: 'RUNNING_SALE',
      caption: "Today's",
      title: 'Flash Sales',
      productSource: 'FLASH_SALE',
      limit: 8,
      arrangement: 'CAROUSEL',
      countdown: 'OFFER',
    },
    {
      kind: 'CATEGORY_TILES',
      caption: 'Categories',
      title: 'Browse By Category',
      items: categoryTiles,
    },
    {
      kind: 'PRODUCT_LIST',
      caption: 'This Month',
      title: 'Best Selling Products',
      productSource: 'FULL_PRICE',
      limit: 5,
      arrangement: 'CAROUSEL',
    },
    {
      kind: 'PROMO_PANEL',
      caption: 'Categories',
      title: 'Enhance Your Music Experience',
      picture: chosenScene('promo-speaker'),
      countdown: 'OFFER',
      link: link('Buy Now', '/shop?q=speaker'),
    },
    {
      kind: 'PRODUCT_LIST',
      caption: 'Our Products',
      title: 'Explore Our Products',
      productSource: 'FEATURED',
      // "Index above 6".
      skip: 7,
      limit: 8,
      arrangement: 'GRID',
      link: link('View All Products', '/shop'),
    },
    { kind: 'MOSAIC', caption: 'Featured', title: 'New Arrival', items: newArrivals },
    { kind: 'FEATURE_STRIP' },
    {
      kind: 'COLLECTIONS',
      caption: 'Collections',
      title: 'Things That Go Together',
      limit: 6,
      link: link('View All Collections', '/collections'),
    },
    { kind: 'RECENTLY_VIEWED' },
  ],
};

const figures = [
  { icon: 'STORE', title: '420', text: 'Brands we carry' },
  { icon: 'PACKAGE', title: '33k', text: 'Packages shipped per month' },
  { icon: 'BAG', title: '58k', text: 'Returning customers' },
  { icon: 'COINS', title: '$2.4m', text: 'Sold in the last year' },
];

const team = [
  {
    title: 'Amara Osei',
    caption: 'Founder',
    text: 'Opened the first counter and still reads what customers write.',
    picture: chosenScene('team-1'),
  },
  {
    title: 'Jonas Lindqvist',
    caption: 'Head of Design',
    text: 'Sends samples back until the pockets are where your hands expect them.',
    picture: chosenScene('team-2'),
  },
  {
    title: 'Leyla Demir',
    caption: 'Buying',
    text: 'Visits every maker before their products reach our shelves.',
    picture: chosenScene('team-3'),
  },
  {
    title: 'Henrik Voss',
    caption: 'Warehouse',
    text: 'Packs every order as if it were for his own grandchildren.',
    picture: chosenScene('team-4'),
  },
  {
    title: 'Nora Flynn',
    caption: 'Customer Care',
    text: 'Finds the package, the right size and the kind word, in that order.',
    picture: chosenScene('team-5'),
  },
  {
    title: 'Theo Adeyemi',
    caption: 'Engineering',
    text: 'Takes a two-second page load personally.',
    picture: chosenScene('team-6'),
  },
];

const story = (shopName: string) => `\
${shopName} began in 2015 as one counter on a harbor street, with forty things on it that we would have bought \
ourselves. People came for a lamp and asked about the shirt the seller was wearing. So we started selling shirts, \
too.

Today the counter is a website, and the forty things have become a catalog, from headphones to honey. The question \
has stayed the same: would we give this to a friend? If not, we don’t sell it, however cheap it is.`;

const delivery = `\
Everything we sell is in one warehouse, so “in stock” means in stock. We pack orders placed by noon the same day, \
in paper and cardboard, and in one package whenever possible.

And if it’s not what you hoped for, send it back and get your money back.`;

const about = (shopName: string): SamplePage => ({
  handle: 'about',
  title: 'About',
  seoDescription: 'Our story, our numbers and the people behind the shop.',
  sections: [
    {
      kind: 'IMAGE_WITH_TEXT',
      title: 'Our Story',
      text: story(shopName),
      picture: chosenScene('about-1'),
    },
    { kind: 'FIGURES', text: 'Sample numbers: this is a demo shop.', items: figures },
    {
      kind: 'IMAGE_WITH_TEXT',
      title: 'From our shelf to your door',
      text: delivery,
      picture: chosenScene('about-2'),
      pictureSide: 'LEFT',
      link: link('Browse our products', '/shop'),
    },
    { kind: 'TEAM', caption: 'Our Team', title: 'The people behind the counter', items: team },
    { kind: 'FEATURE_STRIP' },
  ],
});

/** The pages of the sample shop, whose story names the shop. */
export function samplePages(shopName: string): readonly SamplePage[] {
  return [home, about(shopName)];
}
