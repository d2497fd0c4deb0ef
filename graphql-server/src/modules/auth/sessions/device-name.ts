import Bowser from 'bowser';

/**
 * What a `User-Agent` header calls the browser and its system, such as 'Firefox on Windows'; null when it
 * names neither.
 */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || null;
}
