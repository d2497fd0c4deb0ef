import { readFileSync } from 'node:fs';
import { inProject } from './project-root.ts';

interface Manifest {
  bin: string | Record<string, string>;
}

/**
 * Absolute path of the JavaScript file behind a package's command, to run with the current Node: a shell or
 * PATH would choose another one.
 */
export function packageCommand(packageName: string, command = packageName): string {
  const manifest = JSON.parse(
    readFileSync(inProject('node_modules', packageName, 'package.json'), 'utf8'),
  ) as Manifest;
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  if (!file) throw new Error(`The package ${packageName} has no command ${command}`);
  return inProject('node_modules', packageName, file);
}
