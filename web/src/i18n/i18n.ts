import { type I18n, setupI18n } from '@lingui/core';

/** The language and region that texts, amounts and dates are written for, as a BCP 47 tag. */
export const SOURCE_LOCALE = 'en-US';

/** A set of texts with its locale. The source locale's texts are in the code and need no catalogue. */
export function createI18n(locale: string): I18n {
  return setupI18n({ locale, messages: { [locale]: {} } });
}

let find = (): I18n => standard;
const standard = createI18n(SOURCE_LOCALE);

/**
 * Sets how the current texts are found. The server renders for several visitors at once, so there they come
 * from the request.
 */
export function findI18nWith(current: () => I18n | undefined): void {
  find = () => current() ?? standard;
}

/**
 * What the macros are compiled to, and the locale for everything that is formatted. A page has one for as
 * long as it is open.
 */
export const i18n = {
  get locale(): string {
    return find().locale;
  },
  _: ((...message: Parameters<I18n['_']>) => find()._(...message)) as I18n['_'],
};
