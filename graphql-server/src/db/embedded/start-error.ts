import type { EmbeddedConfig } from '../../config/database-config.ts';
import { DatabaseError } from '../database-error.ts';

/** Another program took the port that was free a moment ago. */
export class PortTakenError extends DatabaseError {}

/** Explains in one sentence why PostgreSQL did not start and what to do. `output`: its output. */
export function startError(
  { directory, logFile }: EmbeddedConfig,
  output: string,
  cause?: unknown,
): DatabaseError {
  if (/No space left on device|ENOSPC|Disk quota exceeded/.test(output)) {
    return new DatabaseError(
      `The disk with ${directory} is full. Free some space, then start the shop again.`,
      cause,
    );
  }
  if (/could not bind .*Address already in use/.test(output)) {
    return new PortTakenError('The ports that PostgreSQL wanted are in use. Start the shop again.', cause);
  }
  if (/Permission denied|EACCES|ENOTDIR|EROFS/.test(output)) {
    return new DatabaseError(
      `The database can't be written to ${directory}. Set DATA_DIR to another directory.`,
      cause,
    );
  }
  return new DatabaseError(
    `The database in ${directory} can't be started: ${reasonIn(output)}. PostgreSQL's log is ${logFile}.`,
    cause,
  );
}

/** PostgreSQL's reason. */
function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const worst =
    lines.findLast((line) => /\b(FATAL|PANIC|error):/i.test(line)) ?? lines.at(-1) ?? 'it gave no reason';
  return worst.replace(/^.*?(FATAL|PANIC|error):\s*/i, '').replace(/\.$/, '');
}
