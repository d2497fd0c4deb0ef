import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packagedChromium } from './packaged-chromium.ts';

const commands = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Root has no sandbox, test machines have no graphics card, and nothing but the tests should load. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The executable of a Chromium: CHROMIUM_PATH, else the packaged one, else an installed one where npm has
 * none; undefined when there is none at all.
 * @throws Error when CHROMIUM_PATH does not exist
 */
export async function findChromium(): Promise<string | undefined> {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath && !existsSync(configuredPath))
    throw new Error(`CHROMIUM_PATH names no file: ${configuredPath}`);
  return configuredPath || (await packagedChromium()) || installedChromium();
}

function installedChromium(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  // Headless shells first: the same engine without a window needs far less CPU time.
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...installed, ...applications].find((file) => existsSync(file));
}
