import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** An import of one folder from another. */
export interface FolderImport {
  from: string;
  to: string;
}

const IMPORT = /\bfrom '(\.[^']+)'|\bimport '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

/**
 * The imports between these folders that close a circle; none when the folders can be ordered. Ignores
 * imports of files that `isIgnored` accepts.
 */
export function folderCircles(
  folders: readonly string[],
  isIgnored: (file: string) => boolean,
): FolderImport[] {
  const folderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));
  const importsOf = (folder: string) => {
    const files = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !isIgnored(file));
    const targets = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, ...paths]) =>
        folderOf(normalize(join(dirname(file), paths.find(Boolean) ?? ''))),
      ),
    );
    return new Set(targets.filter((target): target is string => target !== undefined && target !== folder));
  };
  const circles: FolderImport[] = [];
  const done = new Set<string>();
  const visit = (from: string, way: readonly string[]) => {
    for (const to of importsOf(from)) {
      if (way.includes(to)) circles.push({ from, to });
      else if (!done.has(to)) visit(to, [...way, to]);
    }
    done.add(from);
  };
  for (const folder of folders) if (!done.has(folder)) visit(folder, [folder]);
  return circles;
}

/** Import rules that reject each import that closes a circle between the folders of a pattern. */
export function rulesAgainstCircles(pattern: string, testFiles: readonly string[]) {
  const folders = globSync(`${pattern}/`).map((folder) => folder.replace(/\/$/, ''));
  const isTest = (file: string) => testFiles.some((tests) => new RegExp(tests).test(file));
  return folderCircles(folders, isTest).map(({ from, to }) => ({
    name: 'no-circles-between-folders',
    comment: `It closes a circle: ${to} needs ${from}, directly or not. Move what both need below them.`,
    from: { path: `^${from}/`, pathNot: testFiles },
    to: { path: `^${to}/`, pathNot: testFiles },
  }));
}
