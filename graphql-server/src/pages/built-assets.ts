import { z } from 'zod';

/** What a page of the web application is made of: paths on this host. */
export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof manifestSchema>;

/** The files of the built web application, as its pages need them. */
export interface BuiltFiles {
  /** What a page is made of, by the name of its chunk; nothing for a name that there is not. */
  ofPage(name: string | undefined): PageFiles;
  /** The script that loads the others of a drawn page once the page is seen; null in a build without one. */
  bootstrap: string | null;
}

/** As the build calls it, by its place in the sources of the web application. */
const BOOTSTRAP = 'src/early/start.ts';
const NOTHING: PageFiles = { scripts: [], styles: [] };

/**
 * Reads the manifest of the build. Named in the page's head, a page's files are on their way before the application has started
 * and asks for them. Without a manifest (null) there are none.
 */
export function readBuiltFiles(manifestText: string | null): BuiltFiles {
  const manifest = manifestText === null ? {} : manifestSchema.parse(JSON.parse(manifestText));
  const bootstrap = manifest[BOOTSTRAP];
  return {
    bootstrap: bootstrap ? `/${bootstrap.file}` : null,
    ofPage(name) {
      const page = Object.keys(manifest).find((key) => name !== undefined && manifest[key]?.name === name);
      if (page === undefined) return NOTHING;
      const chunks = withImports(manifest, page).map((key) => manifest[key]);
      return {
        scripts: chunks.flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])),
        styles: chunks.flatMap((chunk) => chunk?.css.map((file) => `/${file}`) ?? []),
      };
    },
  };
}

/** A chunk after all that it imports: the bundler lets styles follow each other in this order, too. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const imported = manifest[key]?.imports.flatMap((name) => withImports(manifest, name, seen)) ?? [];
  return [...imported, key];
}
