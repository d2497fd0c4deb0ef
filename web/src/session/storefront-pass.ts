/** The server's path, which no page has. */
const PATH = '/storefrontPass';

/**
 * Fetches the cookie that shows staff the shop's pages before it opens; `token` is that of their session.
 * Without it they see what visitors see.
 */
export async function fetchStorefrontPass(token: string): Promise<void> {
  await fetch(PATH, { method: 'POST', headers: { authorization: `Bearer ${token}` } }).catch(() => undefined);
}
