import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../process/project-root.ts';

const FOLDER = inProject('.cache/bench');

/**
 * Saves the measurements of a run of this kind, with the machine that it ran on, as JSON. @returns the
 * previous run's measurements; null without one
 */
export function keepRun<Measured>(kind: string, measured: Measured): Measured | null {
  mkdirSync(FOLDER, { recursive: true });
  const last = readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${kind}-`))
    .toSorted()
    .at(-1);
  const before =
    last === undefined ? null : (JSON.parse(readFileSync(join(FOLDER, last), 'utf8')) as Run<Measured>);
  const at = new Date().toISOString();
  const machine = {
    processors: cpus().length,
    model: cpus()[0]?.model,
    load: loadavg()[0],
    node: process.version,
  };
  const run: Run<Measured> = { at, machine, measured };
  const file = join(FOLDER, `${kind}-${at.replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify(run, null, 2));
  console.log(`Kept as ${file}`);
  return before?.measured ?? null;
}

interface Run<Measured> {
  at: string;
  machine: object;
  measured: Measured;
}
