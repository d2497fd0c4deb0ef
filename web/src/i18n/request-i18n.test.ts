import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SOURCE_LOCALE, i18n } from './i18n.ts';
import { withLocale } from './request-i18n.ts';

async function localesOf(locale: string): Promise<string[]> {
  return withLocale(locale, async () => {
    const before = i18n.locale;
    await setImmediate();
    return [before, i18n.locale];
  });
}

test('concurrently rendered requests keep their locales', async () => {
  const all = await Promise.all(['de-DE', 'fr-FR', 'de-DE'].map(localesOf));
  expect(all).toEqual([
    ['de-DE', 'de-DE'],
    ['fr-FR', 'fr-FR'],
    ['de-DE', 'de-DE'],
  ]);
  expect(i18n.locale).toBe(SOURCE_LOCALE);
});
