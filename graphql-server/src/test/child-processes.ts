import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The ids of the processes that a process has started. */
export function childProcessesOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  // Where there is no /proc there is a ps; small Linux systems have it the other way round.
  const list = existsSync('/proc')
    ? readFileSync(file, 'utf8')
    : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return list.split(/\s+/).filter(Boolean).map(Number);
}
