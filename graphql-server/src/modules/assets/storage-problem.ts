import { userError } from '../../errors.ts';
import type { Log } from '../../shared/log.ts';
import { message } from '../../shared/messages/message.ts';
import { StorageError } from './file-storage.port.ts';

/** Converts a storage error for the person who uploads or reads; the details go to the log. */
export function storageProblem(error: unknown, log: Log): unknown {
  if (!(error instanceof StorageError)) return error;
  log.warn({ err: error }, 'the storage of files fails');
  return error.failure === 'FULL'
    ? userError('STORAGE_FULL', message('storage.full'))
    : userError('STORAGE_UNAVAILABLE', message('storage.unavailable'));
}
