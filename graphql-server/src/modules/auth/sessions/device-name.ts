import Bowser from 'bowser';

/**
 * The browser and operating system in a `User-Agent` header, such as 'Firefox on Windows'; null when it
 * contains neither.
 */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || null;
}
