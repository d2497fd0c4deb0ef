import { sql } from 'kysely';
import { claimRows } from '../../../../db/claim-rows.ts';
import type { EntityManager } from '../../../../db/database.ts';
import { retryTransaction } from '../../../../db/retry-transaction.ts';
import { RequestError, UserError } from '../../../../errors.ts';
import {
  type OutgoingFailure,
  type OutgoingHttp,
  OutgoingHttpError,
} from '../../../../integrations/outgoing/outgoing-http.port.ts';
import type { Log } from '../../../../shared/log.ts';
import { type Message, message } from '../../../../shared/messages/message.ts';
import type { Clock } from '../../../../shared/time/clock.ts';
import { MINUTE, SECOND } from '../../../../shared/time/duration.ts';
import type { AssetService } from '../../../assets/asset.service.ts';
import type { CatalogueTables } from '../../catalogue.tables.ts';
import type { PicturePlacementService } from './picture-placement.service.ts';

/** Same as for uploads. */
const MAX_MEGABYTES = 10;
const TIMEOUT_SECONDS = 20;
const MAX_REDIRECTS = 5;
const CONCURRENT_FETCHES = 4;
/** Pictures per run, so that a process that shuts down need not wait for thousands. */
const PER_RUN = 20;
/** Pauses after failed attempts; there is one attempt more. */
const RETRY_AFTER = [MINUTE, 5 * MINUTE, 30 * MINUTE];
/** How long a process claims a URL; then it must have died. */
const LEASE = 2 * MINUTE;
/** Too many requests, or a problem of the server that may pass. */
const isTransientStatus = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/** A failure, whose cause may pass or not. */
interface Failure {
  error: Message;
  isTransient: boolean;
}

/**
 * Fetches the pictures on other servers that imports named, and gives them to their products. Several
 * processes may do so at once: each URL is claimed by one of them.
 */
export class PictureFetchService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly outgoing: OutgoingHttp,
    private readonly assets: Pick<AssetService, 'upload'>,
    private readonly placement: PicturePlacementService,
  ) {}

  async run(): Promise<void> {
    await this.addUrls();
    // Pictures that were stored before their import was committed, or by a process that died.
    await this.placement.placeStored();
    let left = PER_RUN;
    const work = async () => {
      while (left > 0 && (await this.fetchNext())) left -= 1;
    };
    await Promise.all(Array.from({ length: CONCURRENT_FETCHES }, work));
  }

  /** Deletes the URLs of assets that have been deleted, so that they can be fetched again. */
  async purgeExpired(): Promise<void> {
    await sql`delete from fetched_pictures
      where asset_id is not null and not exists (select from assets where id = asset_id)`.execute(this.db);
  }

  /**
   * The URLs that pictures wait for. An import does not add them itself: until its end, it would lock those
   * that another import or this job is working on.
   */
  private async addUrls(): Promise<void> {
    await sql`insert into fetched_pictures (id, url, due_at)
      select distinct on (url) id, url, ${this.clock()}::timestamptz from imported_pictures waiting
      where state = 'WAITING' and not exists (select from fetched_pictures where url = waiting.url)
      order by url, id
      on conflict do nothing`.execute(this.db);
  }

  /** @returns false if no URL is due */
  private async fetchNext(): Promise<boolean> {
    try {
      const now = this.clock();
      const [id] = await claimRows(this.db, {
        table: 'fetched_pictures',
        waiting: sql`asset_id is null and due_at <= ${now}`,
        // In the order of the files.
        orderBy: 'id',
        limit: 1,
        claim: { due_at: new Date(now.getTime() + LEASE), attempts: sql`attempts + 1` },
      });
      if (id === undefined) return false;
      const { url, attempts } = await this.db
        .selectFrom('fetched_pictures')
        .where('id', '=', id)
        .select(['url', 'attempts'])
        .executeTakeFirstOrThrow();
      const fetched = await this.fetch(url);
      if ('error' in fetched) await this.recordFailure(id, url, attempts, fetched);
      else await this.recordAsset(id, url, fetched.assetId);
      return true;
    } catch (err) {
      // What could not be stored is due again when the claim expires.
      this.log.warn({ err }, 'a picture of an import could not be stored');
      return false;
    }
  }

  private async fetch(url: string): Promise<{ assetId: string } | Failure> {
    try {
      const { status, body } = await this.outgoing.send({
        url,
        method: 'GET',
        headers: { accept: 'image/webp,image/png,image/jpeg' },
        maxRedirects: MAX_REDIRECTS,
        maxBytes: MAX_MEGABYTES * 1024 * 1024,
        timeout: TIMEOUT_SECONDS * SECOND,
      });
      if (status !== 200)
        return {
          error: message('fetchedPicture.status', { status }),
          isTransient: isTransientStatus(status),
        };
      const name = new URL(url).pathname.split('/').at(-1);
      const { id } = await this.assets.upload(body, await this.placement.actorFor(url), name);
      return { assetId: id };
    } catch (error) {
      if (error instanceof OutgoingHttpError) return failures[error.failure];
      if (error instanceof UserError)
        return { error: error.issues[0].message, isTransient: error.code !== 'INVALID_VALUE' };
      if (error instanceof RequestError) return { error: message('storage.unavailable'), isTransient: true };
      throw error;
    }
  }

  private async recordAsset(id: string, url: string, assetId: string): Promise<void> {
    await this.db.updateTable('fetched_pictures').set({ asset_id: assetId }).where('id', '=', id).execute();
    await this.placement.placeStored(url);
  }

  private async recordFailure(
    id: string,
    url: string,
    attempts: number,
    { error, isTransient }: Failure,
  ): Promise<void> {
    const pause = isTransient ? RETRY_AFTER[attempts - 1] : undefined;
    if (pause !== undefined) {
      const dueAt = new Date(this.clock().getTime() + pause);
      await this.db.updateTable('fetched_pictures').set({ due_at: dueAt }).where('id', '=', id).execute();
      return;
    }
    await retryTransaction(this.em, async (em) => {
      const db = em.getKysely<CatalogueTables>();
      await db.deleteFrom('fetched_pictures').where('id', '=', id).execute();
      await db
        .updateTable('imported_pictures')
        .set({ state: 'FAILED', error: sql`${JSON.stringify(error)}::jsonb` })
        .where('url', '=', url)
        .where('state', '=', 'WAITING')
        .execute();
    });
  }

  private get db() {
    return this.em.getKysely<CatalogueTables>();
  }
}

const unreachable = { error: message('fetchedPicture.unreachable'), isTransient: true };

const failures: Record<OutgoingFailure, Failure> = {
  INVALID_URL: { error: message('fetchedPicture.redirected'), isTransient: false },
  // The same as for an unknown host: users must not learn which hosts exist in the shop's network.
  PRIVATE_ADDRESS: unreachable,
  TOO_LARGE: { error: message('fetchedPicture.tooLarge', { max: MAX_MEGABYTES }), isTransient: false },
  COMPRESSED: { error: message('fetchedPicture.compressed'), isTransient: false },
  TIMED_OUT: { error: message('fetchedPicture.timedOut', { seconds: TIMEOUT_SECONDS }), isTransient: true },
  UNREACHABLE: unreachable,
};
