import { cutText } from '../../../../shared/cut-text.ts';
import { type Message, message } from '../../../../shared/messages/message.ts';
import { isLocalDate, type LocalDate } from '../../../../shared/time/local-date.ts';

/** Why a sale price with these first and last days does not apply today; null if it does. */
export function obstacleOfSale(
  first: string | undefined,
  last: string | undefined,
  today: LocalDate,
): Message | null {
  // A time follows the day.
  const [start = '', end = ''] = [first, last].map((time) => cutText(time ?? '', 10).trim());
  if (start !== '' && (!isLocalDate(start) || start > today))
    return message('productSource.saleLater', { start });
  if (end !== '' && (!isLocalDate(end) || end < today)) return message('productSource.saleOver', { end });
  return null;
}
