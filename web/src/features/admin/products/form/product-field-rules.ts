import { t } from '@lingui/core/macro';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { isHex } from '../../../../ui/forms/colour-swatch.tsx';
import { readNames } from './product-values.ts';

/** In minor units. */
const MAX_PRICE = 100_000_000;
/** The example amount in the error message, in minor units. */
const EXAMPLE = 3650;
const MAX_STOCK = 1_000_000;
const MAX_CHOICES = 100;
const MAX_VALUE = 60;
const MAX_ALT = 300;

type Verdict = true | string;

/** The product form's validation rules, for react-hook-form's `validate`; the server checks the same. */
export const productFieldRules = {
  price: (text: string, currency: string): Verdict => {
    const amount = parseMoney(text, currency);
    if (amount === null) return t`Please enter an amount like ${moneyInputText(EXAMPLE, currency)}`;
    if (amount < 1) return t`Please enter more than 0`;
    return amount <= MAX_PRICE || t`Please enter at most ${formatMoney(MAX_PRICE, currency)}`;
  },
  /** Empty if there is no former price. */
  regularPrice: (text: string, salePrice: string, currency: string): Verdict => {
    if (text.trim() === '') return true;
    const verdict = productFieldRules.price(text, currency);
    if (verdict !== true) return verdict;
    const sale = parseMoney(salePrice, currency);
    const regular = parseMoney(text, currency) ?? 0;
    return (
      sale === null ||
      regular >= sale ||
      t`This is below the sale price: enter the price before the discount, or nothing if there is none`
    );
  },
  stock: (text: string): Verdict =>
    (/^\d{1,7}$/u.test(text.trim()) && Number(text) <= MAX_STOCK) ||
    t`Please enter a whole number from 0 to 1,000,000`,
  /** Tariff schedules print it with dots and spaces. */
  customsCode: (text: string): Verdict =>
    /^(\d{6,13})?$/u.test(text.replaceAll(/[\s.]/gu, '')) || t`Please enter 6 to 13 digits`,
  image: (text: string): Verdict =>
    text.trim() === '' ||
    isPictureUrl(text.trim()) ||
    t`Please enter a URL that starts with https:// or a single slash`,
  alt: (text: string): Verdict => {
    if (text.trim() === '') return t`Please say what the picture shows`;
    return text.trim().length <= MAX_ALT || t`Please use at most 300 characters`;
  },
  sizes: (text: string): Verdict => {
    const sizes = readNames(text);
    if (sizes.length > MAX_CHOICES) return t`Please enter at most 100 sizes`;
    if (sizes.some((size) => size.length > MAX_VALUE)) return t`Please use at most 60 characters for a size`;
    return isUnique(sizes) || t`Each size can be listed only once`;
  },
  otherName: (text: string, names: readonly string[]): Verdict => {
    if (text.trim() === '') return t`Please name the option`;
    if (text.trim().length > 30) return t`Please use at most 30 characters`;
    const alike = names.filter((name) => name.trim().toLowerCase() === text.trim().toLowerCase());
    return alike.length <= 1 || t`This option is listed twice`;
  },
  otherValues: (text: string): Verdict => {
    const values = readNames(text);
    if (values.length === 0) return t`Please enter the values of the option`;
    if (values.length > MAX_CHOICES) return t`Please enter at most 100 values`;
    if (values.some((value) => value.length > MAX_VALUE))
      return t`Please use at most 60 characters for a value`;
    return isUnique(values) || t`Each value can be listed only once`;
  },
  colourName: (text: string, names: readonly string[]): Verdict => {
    if (text.trim() === '') return t`Please name the colour`;
    if (text.trim().length > MAX_VALUE) return t`Please use at most 60 characters`;
    const alike = names.filter((name) => name.trim().toLowerCase() === text.trim().toLowerCase());
    return alike.length <= 1 || t`This colour is listed twice`;
  },
  /** Empty for a color that shoppers choose by its name. */
  hex: (text: string): Verdict =>
    text.trim() === '' || isHex(text) || t`Please enter a colour like #1F2A44, or nothing`,
} as const;

/** Whether a browser may load a picture from this URL: `https`, or a path on this host. */
export function isPictureUrl(text: string): boolean {
  return /^(https:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*)$/u.test(text);
}

function isUnique(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
}
