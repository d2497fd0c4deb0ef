import { copyFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of earlier builds, and when a build replaced them, in ms since the epoch. */
export type ReplacedAt = Readonly<Record<string, number>>;

/** A tab that stays open longer reloads the page instead. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Frequent builds must not fill the disk. */
const MAX_BUILDS = 20;
/** Next to the files, so that it moves with them; dotfiles are never served. */
const RECORD = '.replaced-assets.json';

/** The files of earlier builds to keep: of the last seven days, and of at most twenty builds. */
export function stillWanted(replacedAt: ReplacedAt, now: number): ReplacedAt {
  const latest = [...new Set(Object.values(replacedAt))].sort((a, b) => b - a).slice(0, MAX_BUILDS);
  const retainedEntries = Object.entries(replacedAt).filter(
    ([, time]) => latest.includes(time) && now - time <= MAX_AGE_MS,
  );
  return Object.fromEntries(retainedEntries);
}

/**
 * Runs a build, which empties the folder `assets`, and restores files that open tabs may still request. Names
 * contain a hash of the content, so files of different builds never collide. They are in `aside` meanwhile;
 * the next build also restores what an interrupted build left there.
 */
export async function keepReplacedAssets(
  assets: string,
  aside: string,
  build: () => Promise<void>,
  now = Date.now(),
): Promise<void> {
  if (existsSync(assets)) cpSync(assets, aside, { recursive: true });
  await build();
  if (!existsSync(aside)) return;
  const previousRecord = readRecord(join(aside, RECORD));
  const replacedAt = Object.fromEntries(
    readdirSync(aside)
      .filter((name) => name !== RECORD && !existsSync(join(assets, name)))
      .map((name) => [name, previousRecord[name] ?? now]),
  );
  const retainedAssets = stillWanted(replacedAt, now);
  for (const name of Object.keys(retainedAssets)) copyFileSync(join(aside, name), join(assets, name));
  writeFileSync(join(assets, RECORD), JSON.stringify(retainedAssets));
  rmSync(aside, { recursive: true });
}

function readRecord(file: string): ReplacedAt {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReplacedAt) : {};
}
