import { i18n } from '../i18n/i18n.ts';

const STEP = 1024;
const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** "2.4 MB". */
export function fileSize(bytes: number): string {
  const power = bytes < STEP ? 0 : bytes < STEP * STEP ? 1 : 2;
  return new Intl.NumberFormat(i18n.locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / STEP ** power);
}
