import { RequestError } from '../errors.ts';
import { message } from './messages/message.ts';

const MAX_VALUES = 100;
/** The maximum length of an SKU, a barcode or an external id. */
const MAX_VALUE = 100;

/**
 * Validates a filter's lists of texts, by field.
 * @throws RequestError BAD_REQUEST for too many or too long texts
 */
export function assertValues(lists: Record<string, readonly string[] | null | undefined>): void {
  for (const [field, values] of Object.entries(lists)) {
    if (values && values.length > MAX_VALUES)
      throw new RequestError('BAD_REQUEST', message('request.tooManyValues', { field, max: MAX_VALUES }));
    if (values?.some((value) => value.length > MAX_VALUE))
      throw new RequestError('BAD_REQUEST', message('request.valueTooLong', { field, max: MAX_VALUE }));
    // PostgreSQL cannot store these, so no row contains them.
    if (values?.some((value) => value.includes('\0') || !value.isWellFormed()))
      throw new RequestError('BAD_REQUEST', message('request.textInvalid', { field }));
  }
}
