import { i18n } from '../i18n/i18n.ts';

/** "84 kB", "2.4 MB"; at least 1 kB. */
export function fileSize(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  return new Intl.NumberFormat(i18n.locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, bytes / 1000) : bytes / 1_000_000);
}
