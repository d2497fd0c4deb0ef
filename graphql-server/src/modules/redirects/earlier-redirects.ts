import { candidatePaths, isWildcard, type PathAndTarget, type RequestedUrl } from './redirect-rules.ts';

/**
 * The redirects that an import has saved so far. A check rolls back one part of the file after the other, and
 * must still notice that a row leads back to one of an earlier part.
 */
export class EarlierRedirects {
  readonly #byPath = new Map<string, PathAndTarget>();
  readonly #wildcards: PathAndTarget[] = [];

  add({ path, target }: PathAndTarget): void {
    this.#byPath.set(path, { path, target });
    if (isWildcard(path)) this.#wildcards.push({ path, target });
  }

  /** Those that might apply to a URL. */
  candidates(requested: RequestedUrl): PathAndTarget[] {
    return [...candidatePaths(requested).flatMap((path) => this.#byPath.get(path) ?? []), ...this.#wildcards];
  }

  get wildcardPaths(): readonly string[] {
    return this.#wildcards.map(({ path }) => path);
  }
}
