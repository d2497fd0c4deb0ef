import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const SCRIPT = /<script[^>]+src="\/([^"]+\.js)"/g;
const PRELOAD = /<link[^>]+rel="modulepreload"[^>]+href="\/([^"]+\.js)"/g;
/** A static import in a built file: a quoted name follows its keyword, not a parenthesis. */
const STATIC_IMPORT = /\b(?:import|from)\s*"(\.[^"]+\.js)"/g;

/** The scripts of a built index.html and all their static imports, as paths within the build's folder. */
export function entryFiles(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const waiting = [...matchesOf(html, SCRIPT), ...matchesOf(html, PRELOAD)];
  if (waiting.length === 0) throw new Error('The built index.html loads no script.');
  const files = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    for (const name of matchesOf(text, STATIC_IMPORT)) waiting.push(posix.join(posix.dirname(file), name));
  }
  return [...files].sort();
}

/** The modules in a built file, from its source map; the bundler's own runtime has none. */
export function sourcesOf(folder: string, file: string): string[] {
  const mapFile = join(folder, `${file}.map`);
  if (!existsSync(mapFile)) return [];
  const map = JSON.parse(readFileSync(mapFile, 'utf8')) as { sources: string[] };
  return map.sources;
}

function matchesOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}
