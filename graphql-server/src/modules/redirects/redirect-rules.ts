import { z } from 'zod';
import { requiredLine } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';

export const MAX_REDIRECTS = 100_000;
/** Those with wildcards are compared one by one. */
export const MAX_WILDCARD_REDIRECTS = 200;
const MAX_LENGTH = 500;
const MAX_WILDCARDS = 3;

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
  const filled = target.replace('*', () => encodeURI(rest.replace(/^[/\\]+/, '')));
  if (url.search === '' || path.includes('?') || target.includes('?')) return filled;
  const [, beforeHash = '', hash = ''] = /^([^#]*)(.*)$/.exec(filled) ?? [];
  return beforeHash + url.search + hash;
}

/** Whether redirects apply to a URL: not to those of the API and the back office. */
export const mayRedirect = ({ path }: RequestedUrl) => !UNREACHABLE.test(path.toLowerCase());

export const isWildcard = (path: string) => path.includes('*');

/** What the wildcards stand for: one part of the path, or at the end all that follows. */
function matchWildcard(path: string, requested: string): string[] | null {
  const parts = path.split('*').map((part) => part.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`));
  const pattern = parts.reduce((before, part, index) => {
    const isLast = index === parts.length - 1 && part === '';
    return `${before}${isLast ? '(.+)' : '([^/]+)'}${part}`;
  });
  return new RegExp(`^${pattern}$`, 'iu').exec(requested)?.slice(1) ?? null;
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
          (path) => path.split('*').length - 1 <= MAX_WILDCARDS && !/\?.*\*/.test(path),
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
  const own = text === baseUrl || text.startsWith(`${baseUrl}/`) ? text.slice(baseUrl.length) : text;
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
