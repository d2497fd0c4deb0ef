import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

interface ChromiumOptions {
  /** Rather the same engine without a window around it, which takes far less computing; it is a package of its own. */
  prefersShell?: boolean;
}

/**
 * The executable of a Chromium on this machine, CHROMIUM_PATH before any other; undefined when there is none.
 * @throws Error when CHROMIUM_PATH names nothing
 */
export function findChromium({ prefersShell = false }: ChromiumOptions = {}): string | undefined {
  const told = process.env['CHROMIUM_PATH'];
  if (told && !existsSync(told)) throw new Error(`CHROMIUM_PATH names no file: ${told}`);
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const installed = (commands: readonly string[]) =>
    folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  const files = [...(prefersShell ? installed(shells) : []), ...installed(browsers), ...applications];
  return told || files.find((file) => existsSync(file));
}
