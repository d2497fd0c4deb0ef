import { DAY, MINUTE } from '../../shared/time/duration.ts';

/** The limits of digital files and their downloads; docs/operation.md lists them. */

/** Files per variant. */
export const MAX_FILES = 10;
/** In bytes. */
export const MAX_FILE_SIZE = 200 * 1024 * 1024;
/** How often an order line's file can be downloaded, whatever the line's quantity, until staff renew it. */
export const MAX_DOWNLOADS = 5;
/** Requests for a file within this time count as one: programs that check emails open their links, too. */
export const COUNTED_AS_ONE = 10 * MINUTE;
/** How long after the payment, or after the file was stored if that is later, or after staff renewed it. */
export const DOWNLOAD_PERIOD = 30 * DAY;
