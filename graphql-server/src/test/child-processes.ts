import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The ids of a process's child processes. */
export function childProcessesOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  // Systems without /proc have ps; small Linux systems may lack ps but have /proc.
  const list = existsSync('/proc')
    ? readFileSync(file, 'utf8')
    : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return list.split(/\s+/).filter(Boolean).map(Number);
}
