import { z } from 'zod';
import { requiredLine } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';

export const MAX_REDIRECTS = 100_000;
/** Those with wildcards are compared one by one. */
export const MAX_WILDCARD_REDIRECTS = 200;
const MAX_LENGTH = 500;
const MAX_WILDCARDS = 3;
/** Longer URLs lead nowhere. */
const MAX_URL = 2_000;

/** Query parameters that advertising and email programs add. */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|srsltid|_ga|_gl|mc_[ce]id)$/i;

/** Paths that never show a missing page, so their redirects would have no effect. */
const UNREACHABLE = /^\/(admin|api|assets|graphql)(\/|$)/;

/** A requested URL of the shop, comparable with the paths of redirects. */
export interface RequestedUrl {
  /** Decoded, without a slash at its end. */
  path: string;
  /** Sorted, without tracking parameters. */
  query: string;
  /** As requested, with its `?`; empty if there is none. */
  search: string;
}

export interface PathAndTarget {
  path: string;
  target: string;
}

/** Reads a URL's path and query; the scheme and the host, if any, do not matter. */
export function readRequestedUrl(url: string): RequestedUrl {
  const [, escapedPath = '', search = ''] =
    /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url.trim()) ?? [];
  const path = `/${decode(escapedPath)}`.normalize('NFC').replaceAll(/\/{2,}/g, '/');
  const parameters = [...new URLSearchParams(search)].filter(([name]) => !TRACKING.test(name));
  const query = parameters
    .map((parameter) => parameter.join('='))
    .sort()
    .join('&');
  return { path: path.length > 1 ? path.replace(/\/$/, '') : path, query, search };
}

/** The path of a redirect that leads from a URL, as stored: in lower case, with the query. */
export function redirectPath(url: string): string {
  const { path, query } = readRequestedUrl(url);
  return (query ? `${path}?${query}` : path).toLowerCase();
}

/** The stored paths that lead from a URL, other than those with wildcards; the first applies. */
export function candidatePaths({ path, query }: RequestedUrl): string[] {
  const plain = path.toLowerCase();
  return query ? [`${plain}?${query.toLowerCase()}`, plain] : [plain];
}

/** The redirect to follow: one for the whole URL, or else the wildcard that says most about it. */
export function bestRedirect<Redirect extends PathAndTarget>(
  redirects: readonly Redirect[],
  url: RequestedUrl,
): Redirect | null {
  const candidates = candidatePaths(url);
  const exact = candidates.flatMap((path) => redirects.find((redirect) => redirect.path === path) ?? []);
  const wildcards = redirects
    .filter((redirect) => isWildcard(redirect.path) && matchWildcard(redirect.path, url.path))
    .sort((one, other) => other.path.length - one.path.length || one.path.localeCompare(other.path));
  return exact[0] ?? wildcards[0] ?? null;
}

/** Where a redirect leads from a URL. The query goes along, unless the redirect itself says what it means. */
export function locationOf({ path, target }: PathAndTarget, url: RequestedUrl): string {
  const rest = isWildcard(path) ? (matchWildcard(path, url.path)?.at(-1) ?? '') : '';
  // Without its first slashes, because browsers take two at the beginning for another host.
  const filled = target.replace('*', () => encodePath(rest.replace(/^[/\\]+/, '')));
  if (url.search === '' || path.includes('?') || target.includes('?')) return filled;
  const [, beforeHash = '', hash = ''] = /^([^#]*)(.*)$/.exec(filled) ?? [];
  return beforeHash + url.search + hash;
}

/** Whether redirects apply to a URL: not to one of the API or the back office, nor to a very long one. */
export function mayRedirect({ path, query }: RequestedUrl): boolean {
  return path.length + query.length <= MAX_URL && !UNREACHABLE.test(path.toLowerCase());
}

/** A `#` or `?` that was escaped in the requested path is escaped again. */
const encodePath = (path: string) => path.toWellFormed().split('/').map(encodeURIComponent).join('/');

export const isWildcard = (path: string) => path.includes('*');

/**
 * What the wildcards stand for: text within a part of the path, and at the end all that follows; null if the
 * path does not fit. By parts rather than by a regular expression, which could take long for a made-up path.
 */
function matchWildcard(path: string, requested: string): string[] | null {
  const parts = path.split('/');
  const requestedParts = requested.split('/');
  const matches: string[] = [];
  for (const [index, part] of parts.entries()) {
    const isEnd = index === parts.length - 1;
    const text = isEnd ? requestedParts.slice(index).join('/') : requestedParts[index];
    if (text === undefined) return null;
    const [before = '', after] = part.split('*');
    if (after === undefined) {
      if (text.toLowerCase() !== part) return null;
      continue;
    }
    const match = between(text, before, after);
    if (match === null || (match.includes('/') && after !== '')) return null;
    matches.push(match);
  }
  return matches;
}

/** What a text has between its beginning and end, whose case does not matter; null if nothing. */
function between(text: string, before: string, after: string): string | null {
  const lower = text.toLowerCase();
  const fits =
    lower.length > before.length + after.length && lower.startsWith(before) && lower.endsWith(after);
  return fits ? text.slice(before.length, text.length - after.length) : null;
}

/** What staff enter. `baseUrl` is the shop's own; targets below it are stored as paths. */
export function redirectSchema(baseUrl: string) {
  return z
    .object({
      path: requiredLine('label.redirectPath', 2000)
        .transform(redirectPath)
        .refine((path) => path.length <= MAX_LENGTH, brokenRule('redirect.tooLong', { max: MAX_LENGTH }))
        .refine((path) => path !== '/' && !UNREACHABLE.test(path), brokenRule('redirect.unreachable'))
        .refine(
          (path) => path.split('*').length - 1 <= MAX_WILDCARDS && !/\*[^/]*\*|\?.*\*/.test(path),
          brokenRule('redirect.wildcards', { max: MAX_WILDCARDS }),
        ),
      target: requiredLine('label.redirectTarget', 2000).transform((target, context) => {
        const stored = redirectTarget(target, baseUrl);
        if (stored !== null && stored.length <= MAX_LENGTH) return stored;
        context.addIssue({ code: 'custom', message: brokenRule('redirect.target') });
        return z.NEVER;
      }),
    })
    .refine(({ path, target }) => !target.includes('*') || isWildcard(path), {
      path: ['target'],
      message: brokenRule('redirect.targetWildcard'),
    });
}

/** A path of the shop, or a URL of another site; null for what browsers would not open as a page. */
function redirectTarget(text: string, baseUrl: string): string | null {
  const own = isOwnUrl(text, baseUrl) ? text.replace(/^https?:\/\/[^/?#]*/i, '') : text;
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(own);
  const placeholder = 'https://shop.invalid';
  const whole = isAbsolute ? own : `${placeholder}/${own.replace(/^\/(?![/\\])/, '')}`;
  if ((whole.match(/\*/g) ?? []).length > 1 || !URL.canParse(whole)) return null;
  const { protocol, host, username, href, pathname, search, hash } = new URL(whole);
  if (isAbsolute) {
    return /^https?:$/.test(protocol) && username === '' && !host.includes('*') ? href : null;
  }
  return /^\/[/\\]/.test(pathname) ? null : pathname + search + hash;
}

/** Whether a URL is below that of the shop, with or without encryption. */
export function isOwnUrl(url: string, baseUrl: string): boolean {
  return /^https?:/i.test(url) && URL.canParse(url) && new URL(url).host === new URL(baseUrl).host;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
