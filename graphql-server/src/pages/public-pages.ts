import promoImages from './promo-images.generated.json' with { type: 'json' };

/** The values the catalogue's query string may have, as the web application's `shop-search.ts` reads them. */
const SORTS = ['newest', 'price-asc', 'price-desc', 'rating'];
const MAX_TEXT = 100;

/** A page of the web application, as far as the server needs to know it. */
export interface Page {
  /** In the syntax of the web application's router; `:id` stands for one segment. */
  path: string;
  title: string;
  /** For search engines; null for a private page, which they must not index. */
  description: string | null;
  /** Its chunk of the built web application, for pages that visitors land on: its files are loaded right away. */
  chunk?: string;
  /** The picture that link previews show. */
  promoImage?: keyof typeof promoImages;
  /** Normalises the parts of the query string that the page reads; without it, the page reads none. */
  searchRead?: (search: URLSearchParams) => URLSearchParams;
}

const own = (path: string, title: string): Page => ({ path, title, description: null });

/**
 * Every page of the web application: any other path is answered with 404. The e2e test "search engines" visits every
 * URL that the web application can produce, so that none is missing here.
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
  // Each product has its own title and description.
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

/** Pages with a single URL each, for the sitemap. */
export const publicPaths: readonly string[] = pages
  .filter(({ path, description }) => description !== null && !path.includes(':'))
  .map(({ path }) => path);

// Like the web application's router: case and trailing slashes don't matter.
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
 * What the server renders for `path` with `search` (empty, or starting with a question mark): the normalised URL of a
 * public page, without what the page does not read, so that one page is rendered once however it is requested. Null:
 * the browser renders it.
 */
export function renderedPath(path: string, search: string): string | null {
  const found = pageAt(path);
  // The back office shows its own "not found" page, to admins only.
  if (!found) return /^\/admin(\/|$)/i.test(path) ? null : '/404';
  const { page, id } = found;
  if (page.description === null) return null;
  const read = page.searchRead?.(new URLSearchParams(search)).toString() ?? '';
  return page.path.replace(':id', id ?? '') + (read && `?${read}`);
}

/**
 * Normalises the query string as the web application's `shop-search.ts` does. Categories keep their order, because they
 * are shown in it.
 */
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
