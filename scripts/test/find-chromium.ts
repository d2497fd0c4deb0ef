import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The executable of a Chromium on this machine, CHROMIUM_PATH before any other; undefined when there is none.
 * @throws Error when CHROMIUM_PATH names nothing
 */
export function findChromium(): string | undefined {
  const told = process.env['CHROMIUM_PATH'];
  if (told && !existsSync(told)) throw new Error(`CHROMIUM_PATH names no file: ${told}`);
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const installed = folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  return told || [...installed, ...applications].find((file) => existsSync(file));
}
