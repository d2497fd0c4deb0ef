import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { RequestError, UserError } from '../../errors.ts';
import {
  type OutgoingFailure,
  type OutgoingHttp,
  OutgoingHttpError,
} from '../../integrations/outgoing/outgoing-http.port.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { MINUTE, SECOND } from '../../shared/time/duration.ts';
import type { Actor } from '../../shared/principal.ts';
import type { AssetService } from '../assets/asset.service.ts';
import type { FetchProgress } from './sheet-import.ts';
import type { ImportsTables } from './imports.tables.ts';

const MAX_URL = 2048;
/** Same as for uploads. */
const MAX_MEGABYTES = 10;
const TIMEOUT_SECONDS = 20;
const MAX_REDIRECTS = 5;
/** Time limit for fetching all pictures of one file, however slow the servers are. */
const MAX_MINUTES = 20;
const CONCURRENT_FETCHES = 4;
/** A user name or password before the host. */
const CREDENTIALS = /\/\/[^/?#]*@/;
/** How often storing a picture is tried while the shop is busy encoding others. */
const MAX_ATTEMPTS = 20;

/** URL of the asset, or the reason why there is none. */
export type FetchedPicture = { url: string } | { error: Message };

/**
 * Pictures on other servers that a file refers to. They are fetched once each during the check and become
 * assets, like uploads. Those that no product uses in the end are deleted as unused assets
 * (`AssetCleanupService`).
 */
export class ImportPicturesService {
  /** Time spent fetching so far, in ms. */
  #spent = 0;

  constructor(
    private readonly em: EntityManager,
    private readonly outgoing: OutgoingHttp,
    private readonly assets: Pick<AssetService, 'upload'>,
    private readonly importId: string,
    private readonly actor: Actor,
    private readonly maxTime = MAX_MINUTES * MINUTE,
  ) {}

  /**
   * Fetches the pictures that this import has not fetched yet, unless the import is canceled. Must not be
   * called inside a transaction.
   * @throws UserError STORAGE_UNAVAILABLE or STORAGE_FULL; RequestError UNAVAILABLE when too many other
   * pictures are being uploaded
   */
  async fetchAll(urls: readonly string[], progress: FetchProgress): Promise<void> {
    const hrefs = [...new Set(urls.map(hrefOf).filter((href) => href !== null))];
    const existingRows = await this.rowsOf(this.em, hrefs);
    const next = hrefs.filter((href) => !existingRows.has(href)).values();
    const failures: unknown[] = [];
    const deadline = performance.now() + this.maxTime - this.#spent;
    const begun = performance.now();
    // Wait for all fetches before throwing, so that nothing is stored afterwards.
    const fetchRemaining = async () => {
      for (const href of next) {
        if (failures.length > 0 || progress.signal.aborted) return;
        try {
          const fetched = await this.fetch(href, deadline - performance.now(), progress.signal);
          await this.keep(href, fetched);
          if ('url' in fetched) progress.pictureCount += 1;
        } catch (error) {
          if (!progress.signal.aborted) failures.push(error);
        }
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_FETCHES }, fetchRemaining));
    this.#spent += performance.now() - begun;
    if (failures.length > 0) throw failures[0];
  }

  /** The fetched pictures by their original URLs. */
  async find(em: EntityManager, urls: readonly string[]): Promise<Map<string, FetchedPicture>> {
    const rows = await this.rowsOf(
      em,
      urls.map(hrefOf).filter((href) => href !== null),
    );
    return new Map(
      urls.map((url) => {
        const href = hrefOf(url);
        return [
          url,
          href === null ? { error: errorOf(url) } : (rows.get(href) ?? { error: message('picture.gone') }),
        ];
      }),
    );
  }

  private async rowsOf(em: EntityManager, hrefs: readonly string[]): Promise<Map<string, FetchedPicture>> {
    if (hrefs.length === 0) return new Map();
    const rows = await em
      .getKysely<ImportsTables>()
      .selectFrom('sheet_import_pictures')
      .where('import_id', '=', this.importId)
      .where('url', 'in', hrefs)
      .select(['url', 'asset_url', 'error'])
      .execute();
    return new Map(
      rows.map(({ url, asset_url, error }) => [url, error ? { error } : { url: asset_url ?? '' }]),
    );
  }

  /** `left` is the remaining time in ms. */
  private async fetch(href: string, left: number, signal: AbortSignal): Promise<FetchedPicture> {
    const tooSlow = { error: message('fetchedPicture.tooSlow', { url: href, minutes: MAX_MINUTES }) };
    if (left <= 0) return tooSlow;
    const timeout = TIMEOUT_SECONDS * SECOND;
    try {
      const { status, body } = await this.outgoing.send({
        url: href,
        method: 'GET',
        headers: { accept: 'image/webp,image/png,image/jpeg' },
        maxRedirects: MAX_REDIRECTS,
        maxBytes: MAX_MEGABYTES * 1024 * 1024,
        timeout: Math.ceil(Math.min(timeout, left)),
        signal,
      });
      if (status !== 200) return { error: message('fetchedPicture.status', { url: href, status }) };
      const { sources } = await this.upload(body, href, signal);
      return { url: sources.at(-1)?.url ?? '' };
    } catch (error) {
      if (error instanceof OutgoingHttpError && !signal.aborted) {
        const isCutShort = error.failure === 'TIMED_OUT' && left < timeout;
        return isCutShort ? tooSlow : { error: errors[error.failure](href) };
      }
      if (error instanceof UserError && error.code === 'INVALID_VALUE')
        return {
          error: message('fetchedPicture.unusable', { url: href, reason: error.issues[0].message }),
        };
      throw error;
    }
  }

  private async upload(body: Uint8Array, href: string, signal: AbortSignal) {
    const name = new URL(href).pathname.split('/').at(-1);
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await this.assets.upload(body, this.actor, name);
      } catch (error) {
        if (!(error instanceof RequestError) || attempts === MAX_ATTEMPTS) throw error;
        await pause((error.retryAfter ?? 1) * SECOND, undefined, { signal });
      }
    }
  }

  private async keep(href: string, fetched: FetchedPicture): Promise<void> {
    const assetUrl = 'url' in fetched ? fetched.url : null;
    const error = 'error' in fetched ? JSON.stringify(fetched.error) : null;
    await sql`insert into sheet_import_pictures (import_id, url, asset_url, error)
      values (${this.importId}::uuid, ${href}, ${assetUrl}, ${error}::jsonb) on conflict do nothing`.execute(
      this.em.getKysely<ImportsTables>(),
    );
  }
}

const unreachable = (url: string) => message('fetchedPicture.unreachable', { url });

const errors: Record<OutgoingFailure, (url: string) => Message> = {
  INVALID_URL: (url) => message('fetchedPicture.invalidUrl', { url }),
  // Same message as for an unknown host: users must not learn which hosts exist in the shop's network.
  PRIVATE_ADDRESS: unreachable,
  TOO_LARGE: (url) => message('fetchedPicture.tooLarge', { url, max: MAX_MEGABYTES }),
  COMPRESSED: (url) => message('fetchedPicture.compressed', { url }),
  TIMED_OUT: (url) => message('fetchedPicture.timedOut', { url, seconds: TIMEOUT_SECONDS }),
  UNREACHABLE: unreachable,
};

/**
 * A canonical form of a URL; null if it is invalid, too long, or contains a user name or password, which must
 * not be stored.
 */
function hrefOf(url: string): string | null {
  const href = URL.parse(url)?.href ?? null;
  return href !== null && href.length <= MAX_URL && !CREDENTIALS.test(href) ? href : null;
}

/** Why a URL is not fetched. */
function errorOf(url: string): Message {
  const shown = shortened(url.replace(CREDENTIALS, '//'));
  return CREDENTIALS.test(url)
    ? message('fetchedPicture.credentials', { url: shown })
    : message('fetchedPicture.invalidUrl', { url: shown });
}

/** Errors must stay readable. */
const shortened = (url: string) => (url.length > 100 ? `${url.slice(0, 100)}…` : url);
