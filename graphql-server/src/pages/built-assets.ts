import { z } from 'zod';

/** The files of a page of the web app: paths on this host. */
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

/** The files of the built web app that its pages need. */
export interface BuiltFiles {
  /** The files of a page, each once, by the names of its chunks; unknown names have none. */
  ofPage(names: readonly string[]): PageFiles;
  /**
   * The script that loads a rendered page's other scripts after the first paint; null in a build without one.
   */
  bootstrap: string | null;
}

/** Its key in the build's manifest: its path in the web app's sources. */
const BOOTSTRAP = 'src/early/start.ts';

/**
 * Reads the build's manifest. Pages list these files in the head, so that they load before the app starts and
 * requests them. Without a manifest (null) there are none.
 */
export function readBuiltFiles(manifestText: string | null): BuiltFiles {
  const manifest = manifestText === null ? {} : manifestSchema.parse(JSON.parse(manifestText));
  const bootstrap = manifest[BOOTSTRAP];
  const named = Object.entries(manifest).flatMap(([key, { name }]) =>
    name === undefined ? [] : [[name, filesOf(manifest, key)] as const],
  );
  // Of chunks with the same name, the first counts.
  const byName = new Map(named.toReversed());
  return {
    bootstrap: bootstrap ? `/${bootstrap.file}` : null,
    ofPage: (names) => {
      const chunks = names.flatMap((name) => byName.get(name) ?? []);
      const files = (kind: keyof PageFiles) => [...new Set(chunks.flatMap((chunk) => chunk[kind]))];
      return { scripts: files('scripts'), styles: files('styles') };
    },
  };
}

/**
 * What a rendered page needs before it is painted, as a `Link` header. Proxies and CDNs turn it into early
 * hints (103), with which the browser loads the files while the page is still being rendered. The fetch mode
 * must match the page's own tags, or the files would load twice.
 */
export function preloadHeaders({ styles }: PageFiles, bootstrap: string | null): { link?: string } {
  const links = [
    ...styles.map((path) => `<${path}>; rel=preload; as=style; crossorigin`),
    ...(bootstrap === null ? [] : [`<${bootstrap}>; rel=modulepreload; crossorigin`]),
  ];
  return links.length > 0 ? { link: links.join(', ') } : {};
}

function filesOf(manifest: Manifest, key: string): PageFiles {
  const chunks = withImports(manifest, key).map((imported) => manifest[imported]);
  return {
    scripts: chunks.flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])),
    styles: chunks.flatMap((chunk) => chunk?.css.map((file) => `/${file}`) ?? []),
  };
}

/** A chunk after all its imports: the order in which the bundler also puts styles. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const imported = manifest[key]?.imports.flatMap((name) => withImports(manifest, name, seen)) ?? [];
  return [...imported, key];
}
