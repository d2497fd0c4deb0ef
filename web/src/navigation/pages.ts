/** A page of the shop or of the back office. */
export interface Page<Path extends string = string> {
  /** In the router's syntax; `:id` stands for one segment. */
  readonly path: Path;
  /** 'customer' and 'admin': who must be logged in to see it. */
  readonly audience: 'everyone' | 'customer' | 'admin';
  /** Its title, made anew for each use; `name` is that of what it shows, once that is known. */
  readonly title: (name?: string) => string;
}

const page = <Path extends string>(path: Path, title: Page['title']): Page<Path> => ({
  path,
  audience: 'everyone',
  title,
});

const customerPage = <Path extends string>(path: Path, title: Page['title']): Page<Path> => ({
  path,
  audience: 'customer',
  title,
});

const adminPage = <Path extends string>(path: Path, title: Page['title']): Page<Path> => ({
  path,
  audience: 'admin',
  title: (name) => `${title(name)} - Admin`,
});

/**
 * Every page. Links (`paths.ts`), routes (`routes.tsx`), breadcrumbs, the title in the browser and the head that the
 * server sends are made from this table; `head/public-pages.ts` adds what search engines are told about the public ones.
 */
export const pages = {
  home: page('/', () => 'Fashion, electronics and things for the home'),
  shop: page('/shop', (text) => (text ? `Results for “${text}”` : 'Shop')),
  product: page('/shop/:id', (title) => title ?? 'Product'),
  about: page('/about', () => 'About'),
  contact: page('/contact', () => 'Contact'),
  signup: page('/signup', () => 'Sign up'),
  login: page('/login', () => 'Log in'),
  /** Google's redirect URI; the server sends this path to Google. */
  googleCallback: page('/login/google', () => 'Sign in with Google'),
  forgotPassword: page('/forgotPassword', () => 'Forgot your password?'),
  resetPassword: page('/resetPassword', () => 'Choose a new password'),
  account: {
    profile: customerPage('/account', () => 'My Account'),
    addressBook: customerPage('/account/addressBook', () => 'Address Book'),
    payment: customerPage('/account/payment', () => 'My Payments'),
    orders: customerPage('/account/orders', () => 'My Orders'),
    deliveries: customerPage('/account/deliveries', () => 'My Deliveries'),
    returns: customerPage('/account/returns', () => 'My Returns'),
    cancellations: customerPage('/account/cancellations', () => 'My Cancellations'),
    reviews: customerPage('/account/reviews', () => 'My Reviews'),
    order: customerPage('/account/orders/:id', (number) => (number ? `Order ${number}` : 'Order')),
  },
  cart: customerPage('/cart', () => 'Cart'),
  checkout: customerPage('/cart/checkout', () => 'Checkout'),
  wishlist: customerPage('/wishlist', () => 'Wishlist'),
  adminLogin: { ...adminPage('/adminLogin', () => 'Log in'), audience: 'everyone' },
  adminSignup: { ...adminPage('/adminSignup', () => 'Sign up'), audience: 'everyone' },
  admin: {
    dashboard: adminPage('/admin', () => 'Dashboard'),
    products: adminPage('/admin/products', () => 'Products'),
    productAdd: adminPage('/admin/products/add', () => 'Add product'),
    productEdit: adminPage('/admin/products/:id/edit', (title) => title ?? 'Edit product'),
    orders: adminPage('/admin/orders', () => 'Orders'),
    order: adminPage('/admin/orders/:id', (number) => (number ? `Order ${number}` : 'Order')),
    customers: adminPage('/admin/customers', () => 'Customers'),
    customer: adminPage('/admin/customers/:id', (name) => name ?? 'Customer'),
  },
} as const satisfies PageGroup;

/** Shown in place of a page that does not exist; it has no path of its own. */
export const notFoundPage: Page = page('*', () => '404 Not Found');

/** The same in the back office, where only admins are told. */
export const adminNotFoundPage: Page = adminPage('/admin/*', notFoundPage.title);

/** Pages by name, in groups. */
export interface PageGroup {
  readonly [name: string]: Page | PageGroup;
}

/** Every page of a group, in its order. */
export function pagesIn(group: PageGroup): Page[] {
  return Object.values(group).flatMap((entry) => (isPage(entry) ? [entry] : pagesIn(entry)));
}

export function isPage(entry: Page | PageGroup): entry is Page {
  return typeof entry['path'] === 'string';
}
