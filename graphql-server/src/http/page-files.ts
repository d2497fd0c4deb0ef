import { z } from 'zod';

/** What a page of the web application is made of, beyond what every page loads: paths on this host. */
export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof manifestSchema>;

const NOTHING: PageFiles = { scripts: [], styles: [] };

/**
 * Reads the manifest of the build. The function it returns knows a page by the name of its chunk. Named in the page's head, the
 * files are on their way before the application has started and asks for them. Without a manifest (null) there are none.
 */
export function readPageFiles(manifestText: string | null): (name: string | undefined) => PageFiles {
  const manifest = manifestText === null ? {} : manifestSchema.parse(JSON.parse(manifestText));
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const known = new Set(entry.flatMap((key) => withImports(manifest, key)));
  return (name) => {
    const page = Object.keys(manifest).find((key) => name !== undefined && manifest[key]?.name === name);
    if (page === undefined) return NOTHING;
    const chunks = withImports(manifest, page)
      .filter((key) => !known.has(key))
      .map((key) => manifest[key]);
    return {
      scripts: chunks.flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])),
      styles: chunks.flatMap((chunk) => chunk?.css.map((file) => `/${file}`) ?? []),
    };
  };
}

/** A chunk after all that it imports: the bundler lets styles follow each other in this order, too. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const imported = manifest[key]?.imports.flatMap((name) => withImports(manifest, name, seen)) ?? [];
  return [...imported, key];
}
