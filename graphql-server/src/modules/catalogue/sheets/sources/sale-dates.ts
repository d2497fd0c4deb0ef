import { cutText } from '../../../../shared/cut-text.ts';
import { type Message, message } from '../../../../shared/messages/message.ts';
import { isLocalDate, type LocalDate } from '../../../../shared/time/local-date.ts';

/** Why a sale price with these first and last days does not apply today; null if it does. */
export function obstacleOfSale(first = '', last = '', today: LocalDate): Message | null {
  const unclear = [first, last].find((time) => time !== '' && dayOf(time) === null);
  if (unclear !== undefined) return message('productSource.saleUnclear', { date: cutText(unclear, 30) });
  const [start, end] = [dayOf(first), dayOf(last)];
  if (start && start > today) return message('productSource.saleLater', { start });
  if (end && end < today) return message('productSource.saleOver', { end });
  return null;
}

/** As Magento writes days in the format of its language: `3/21/26` or `21/3/26`, perhaps with a time. */
const SHORT_DATE = /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d\d)(?!\d)/;

/** The day of a time; null if it is not clear which one. */
function dayOf(time: string): LocalDate | null {
  const [, first, second, year] = SHORT_DATE.exec(time) ?? [];
  const dayFor = (month = '', day = '') => `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // A time follows the day.
  const readings = year === undefined ? [cutText(time, 10)] : [dayFor(first, second), dayFor(second, first)];
  const days = new Set(readings.filter(isLocalDate));
  return days.size === 1 ? ([...days][0] ?? null) : null;
}
