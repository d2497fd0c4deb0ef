/** The handle of the home page, which is at `/`. */
export const HOME = 'home';

/** Whether a page of the merchant may be at this path. The home page has its own path. */
export function isHandle(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text) && text !== HOME;
}
