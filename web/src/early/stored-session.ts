/**
 * The token of the shopper's or the guest's session in local storage (`session/shopper-session.ts`); null
 * without one, or if the browser blocks the storage.
 */
export function storedToken(key: 'user' | 'guest'): string | null {
  try {
    // eslint-disable-next-line no-restricted-globals -- The early script imports nothing.
    const session = JSON.parse(localStorage.getItem(key) ?? 'null') as { token: string } | null;
    return session && session.token;
  } catch {
    return null;
  }
}

/**
 * Stores a guest's session as `session/begin-guest-session.ts` does.
 * @throws if the browser blocks the storage
 */
export function storeGuest(token: string): void {
  // eslint-disable-next-line no-restricted-globals -- The early script imports nothing.
  localStorage.setItem('guest', JSON.stringify({ token, user: { id: 'guest' } }));
}
