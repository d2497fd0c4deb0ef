/**
 * First parts of paths that the shop itself answers, which no page may have as its handle. A test compares
 * them with the web application's own pages.
 */
export const reservedHandles: ReadonlySet<string> = new Set([
  ...['account', 'admin', 'adminlogin', 'adminsignup', 'alerts', 'api', 'assets', 'cart', 'collections'],
  ...[
    'confirmorder',
    'contact',
    'dev',
    'explorer',
    'forgotpassword',
    'graphql',
    'health',
    'login',
    'metrics',
  ],
  ...['newsletter', 'orders', 'pay', 'pictures', 'placeholders', 'preview', 'privacy', 'resetpassword'],
  ...['returns', 'reviewrequests', 'shop', 'signup', 'sitemaps', 'size-guide', 'staffinvitation', 'terms'],
  ...['wishlist', 'wishlists', 'blog', 'withdraw', 'invoices'],
]);
