import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers in folders that only root's PATH contains. */
const FURTHER = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The path of a program on this machine; undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...FURTHER];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}
