import { formatShopSearch, type ShopSearch } from './shop-search.ts';

const segment = encodeURIComponent;

/** The path of every page; no other code in the web app writes one. */
export const paths = {
  home: () => '/',
  /** The catalogue, for example `paths.shop({ categories: ["men's clothing"] })`; all of it without arguments. */
  shop: (search: Partial<ShopSearch> = {}) => `/shop${formatShopSearch(search)}`,
  product: (id: string) => `/shop/${segment(id)}`,
  about: () => '/about',
  contact: () => '/contact',
  wishlist: () => '/wishlist',
  cart: () => '/cart',
  checkout: () => '/cart/checkout',
  signup: () => '/signup',
  login: () => '/login',
  forgotPassword: () => '/forgotPassword',
  resetPassword: () => '/resetPassword',
  /** Google's redirect URI; the server sends this path to Google. */
  googleCallback: () => '/login/google',
  account: {
    profile: () => '/account',
    addressBook: () => '/account/addressBook',
    payment: () => '/account/payment',
    orders: () => '/account/orders',
    deliveries: () => '/account/deliveries',
    returns: () => '/account/returns',
    cancellations: () => '/account/cancellations',
    reviews: () => '/account/reviews',
    order: (id: string) => `/account/orders/${segment(id)}`,
  },
  adminLogin: () => '/adminLogin',
  adminSignup: () => '/adminSignup',
  admin: {
    dashboard: () => '/admin',
    products: () => '/admin/products',
    productAdd: () => '/admin/products/add',
    productEdit: (id: string) => `/admin/products/${segment(id)}/edit`,
    orders: () => '/admin/orders',
    order: (id: string) => `/admin/orders/${segment(id)}`,
    customers: () => '/admin/customers',
    customer: (id: string) => `/admin/customers/${segment(id)}`,
  },
} as const;
