import { type I18n, setupI18n } from '@lingui/core';

/** The locale of the texts in the code, and the default for amounts and dates, as a BCP 47 tag. */
export const SOURCE_LOCALE = 'en-US';

/** Creates the texts of a locale. The source locale's texts are in the code and need no catalog. */
export function createI18n(locale: string): I18n {
  return setupI18n({ locale, messages: { [locale]: {} } });
}

let find = (): I18n => standard;
const standard = createI18n(SOURCE_LOCALE);

/**
 * Sets how the current texts are found. The server renders for several visitors at once, so there they depend
 * on the request.
 */
export function findI18nWith(current: () => I18n | undefined): void {
  find = () => current() ?? standard;
}

/**
 * The target of the compiled macros, with the locale for all formatting. A page has one as long as it is
 * open.
 */
export const i18n = {
  get locale(): string {
    return find().locale;
  },
  _: ((...message: Parameters<I18n['_']>) => find()._(...message)) as I18n['_'],
};
