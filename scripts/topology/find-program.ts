import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where only root's PATH leads. */
const FURTHER = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Where a program of this machine is; undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...FURTHER];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
