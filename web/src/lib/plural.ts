import { i18n } from '../i18n/i18n.ts';

/** Formats a count with its noun: `plural(1, 'item')` is "1 item", `plural(3, 'item')` is "3 items". */
export function plural(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count.toLocaleString(i18n.locale)} ${count === 1 ? noun : nouns}`;
}
