import promoImages from './promo-images.generated.json' with { type: 'json' };

/** What the catalogue's address may say, as `shop-search.ts` of the web application reads it. */
const SORTS = ['newest', 'price-asc', 'price-desc', 'rating'];
const MAX_TEXT = 100;

/** A page of the web application, as far as the server must know it. */
export interface Page {
  /** As the router of the web application writes it; `:id` stands for one segment. */
  path: string;
  title: string;
  /** For search engines; null for a page that is nobody's but its visitor's, which they leave alone. */
  description: string | null;
  /** Its part of the built web application, for pages that visitors arrive at: what it is made of is loaded right away. */
  chunk?: string;
  /** What previews of a link to it show. */
  promoImage?: keyof typeof promoImages;
  /** What it reads of the query string, brought to one form; a page without it reads nothing. */
  searchRead?: (search: URLSearchParams) => URLSearchParams;
}

const own = (path: string, title: string): Page => ({ path, title, description: null });

/**
 * Every page of the web application: any other path is answered with 404. The journey "search engines" visits all
 * addresses that the web application can write, so that none is missing here.
 */
export const pages: readonly Page[] = [
  {
    path: '/',
    title: 'Fashion, electronics and things for the home',
    description:
      'Clothes, electronics, jewellery and things for the home, with free delivery over $140 and 30 days to return.',
    chunk: 'home-page',
    promoImage: 'hero-phone',
  },
  {
    path: '/shop',
    title: 'Shop',
    description:
      'The whole catalogue, by category, price and rating. In stock today, with 30 days to return.',
    chunk: 'shop-page',
    promoImage: 'arrival-still-life',
    searchRead: shopSearch,
  },
  // Each product has words of its own.
  {
    path: '/shop/:id',
    title: 'Product',
    description: '',
    chunk: 'product-page',
  },
  {
    path: '/about',
    title: 'About',
    description: 'Our story, our figures and the people behind the shop.',
    chunk: 'about-page',
    promoImage: 'about-1',
  },
  {
    path: '/contact',
    title: 'Contact',
    description: 'Call us or write to us: we are there day and night, and answer within 24 hours.',
    chunk: 'contact-page',
    promoImage: 'about-2',
  },
  own('/wishlist', 'Wishlist'),
  own('/cart', 'Cart'),
  own('/cart/checkout', 'Checkout'),
  own('/signup', 'Sign up'),
  own('/login', 'Log in'),
  own('/login/google', 'Sign in with Google'),
  own('/forgotPassword', 'Forgot your password?'),
  own('/resetPassword', 'Choose a new password'),
  own('/account', 'My Account'),
  own('/account/addressBook', 'Address Book'),
  own('/account/payment', 'My Payments'),
  own('/account/orders', 'My Orders'),
  own('/account/orders/:id', 'Order'),
  own('/account/deliveries', 'My Deliveries'),
  own('/account/returns', 'My Returns'),
  own('/account/cancellations', 'My Cancellations'),
  own('/account/reviews', 'My Reviews'),
  own('/adminLogin', 'Admin login'),
  own('/adminSignup', 'Admin sign-up'),
  own('/admin', 'Dashboard'),
  own('/admin/products', 'Products'),
  own('/admin/products/add', 'Add product'),
  own('/admin/products/:id/edit', 'Edit product'),
  own('/admin/orders', 'Orders'),
  own('/admin/orders/:id', 'Order'),
  own('/admin/customers', 'Customers'),
  own('/admin/customers/:id', 'Customer'),
];

/** Pages with one address each, which are worth finding. */
export const publicPaths: readonly string[] = pages
  .filter(({ path, description }) => description !== null && !path.includes(':'))
  .map(({ path }) => path);

// Like the web application's router: case does not count, nor do slashes at the end.
const matchers = pages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/\/$/, '').replaceAll(':id', '([^/]+)')}/*$`, 'i'),
}));

/** The page at a path, with the id in the path if it has one; null for a path that is no page. */
export function pageAt(path: string): { page: Page; id: string | null } | null {
  for (const { page, pattern } of matchers) {
    const match = pattern.exec(path);
    if (match) return { page, id: match[1] ?? null };
  }
  return null;
}

/**
 * What the server draws for a request of `path` with `search` (empty, or from its question mark): the address of a page
 * for everybody, in one form and without what the page does not look at, so that one page has one drawing however it is
 * asked for. Null: it is left to the browser.
 */
export function renderedPath(path: string, search: string): string | null {
  const found = pageAt(path);
  // The back office says by itself what it does not know, to admins only.
  if (!found) return /^\/admin(\/|$)/i.test(path) ? null : '/404';
  const { page, id } = found;
  if (page.description === null) return null;
  const read = page.searchRead?.(new URLSearchParams(search)).toString() ?? '';
  return page.path.replace(':id', id ?? '') + (read && `?${read}`);
}

/** What the web application's `shop-search.ts` makes of the query string. Categories stay in their order, in which they are shown. */
function shopSearch(search: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams();
  const categories = new Set(search.getAll('category').filter((slug) => slug !== ''));
  for (const slug of categories) read.append('category', slug);
  const text = (search.get('q') ?? '').trim().slice(0, MAX_TEXT);
  if (text !== '') read.set('q', text);
  const sort = search.get('sort') ?? '';
  if (SORTS.includes(sort)) read.set('sort', sort);
  return read;
}
