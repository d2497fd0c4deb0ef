import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MINUTE } from '../shared/time/duration.ts';

/** Well below the job's pause, so that two runs never overlap; in ms. */
const TIMEOUT = 45 * MINUTE;

/** The built command, from this file or from the bundle's chunk. */
const command = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../dist/db-command.js' : '../db-command.js', import.meta.url),
);

/**
 * Makes the nightly backup in a process of its own, with its own memory and low priority, so that it does not
 * hold up the shop.
 * @returns what it warned of; empty for nothing
 * @throws Error with what the command printed
 */
export function runBackupProcess(signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { signal, timeout: TIMEOUT };
    const child = execFile(process.execPath, [command, 'backup'], options, (error, _output, complaint) => {
      if (!error || signal.aborted) resolve(signal.aborted ? '' : complaint.trim());
      else reject(new Error(complaint.trim() || error.message, { cause: error }));
    });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  });
}
