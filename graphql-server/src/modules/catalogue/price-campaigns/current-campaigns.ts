import type { Selectable } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { HOUR, MINUTE, SECOND } from '../../../shared/time/duration.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { periodAt, campaignStatusAt } from './campaign-period.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** A running campaign, with its current period. */
export interface RunningPriceCampaign {
  id: string;
  name: string;
  startsAt: Date;
  endsAt: Date;
  percent: number | null;
  isFlashSale: boolean;
}

/** Campaigns that start later than this are not announced to shoppers. */
const ANNOUNCED_BEFORE = HOUR;

type CampaignRow = Pick<
  Selectable<CatalogueTables['price_campaigns']>,
  'id' | 'name' | 'starts_at' | 'ends_at' | 'repeats' | 'percent' | 'is_flash_sale' | 'version'
>;

/**
 * Running and future campaigns, cached in memory because every page shows a countdown. The process that
 * changes a campaign refreshes the cache at once; in other processes a job does it each second. Whether one
 * has started or ended is computed from the clock.
 */
export class CurrentCampaigns {
  private rows: readonly CampaignRow[] = [];
  private cached: {
    rows: readonly CampaignRow[];
    second: number;
    running: RunningPriceCampaign[];
    nextChangeAt: Date | null;
    fingerprint: string;
  } | null = null;
  private applied: { campaigns: string; at: number } | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly timeZone: () => string,
  ) {}

  /** Reloads the campaigns, in one statement. */
  async refresh(em: EntityManager): Promise<void> {
    this.rows = await selectCampaigns(em, this.clock());
  }

  /** The campaigns that are running now. */
  running(): RunningPriceCampaign[] {
    return this.look().running;
  }

  /** When the next campaign starts or ends; null while none is running or starts within the hour. */
  nextChangeAt(): Date | null {
    return this.look().nextChangeAt;
  }

  /**
   * The state at the current time; computed once per second, because calendar arithmetic is too slow for
   * every page.
   */
  private look() {
    const now = this.clock();
    const second = Math.floor(now.getTime() / SECOND);
    if (this.cached?.rows === this.rows && this.cached.second === second) return this.cached;
    const timeZone = this.timeZone();
    const running = runningAt(this.rows, now, timeZone);
    const nextChangeAt = changeAfter(this.rows, now, timeZone);
    const fingerprint = fingerprintOf(this.rows, running);
    this.cached = { rows: this.rows, second, running, nextChangeAt, fingerprint };
    return this.cached;
  }

  /** Changes whenever another value of this class may have changed. */
  get state(): string {
    const { fingerprint, nextChangeAt } = this.look();
    return `${fingerprint} ${nextChangeAt?.getTime() ?? ''}`;
  }

  /** A campaign that is running now, by id. */
  find(id: string | null): RunningPriceCampaign | null {
    return this.running().find((campaign) => campaign.id === id) ?? null;
  }

  /** The running flash sale that ends first; null while there is none. */
  flashSale(): RunningPriceCampaign | null {
    const [first] = this.running()
      .filter(({ isFlashSale }) => isFlashSale)
      .sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
    return first ?? null;
  }

  /** The ids of the running flash sales. */
  readonly flashSaleIds = (): string[] =>
    this.running().flatMap(({ id, isFlashSale }) => (isFlashSale ? id : []));

  /**
   * Whether this process has applied the current campaigns within the last minute. After a minute, products
   * may have joined them.
   */
  get areApplied(): boolean {
    const age = this.clock().getTime() - (this.applied?.at ?? 0);
    return this.applied?.campaigns === this.look().fingerprint && age >= 0 && age < MINUTE;
  }

  noteApplied(): void {
    this.applied = { campaigns: this.look().fingerprint, at: this.clock().getTime() };
  }
}

/** Running campaigns, and those that may run later. */
export async function selectCampaigns(em: EntityManager, now: Date): Promise<CampaignRow[]> {
  return em
    .getKysely<CatalogueTables>()
    .selectFrom('price_campaigns')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', '>', now), eb('repeats', '<>', 'NONE')]))
    .select(['id', 'name', 'starts_at', 'ends_at', 'repeats', 'percent', 'is_flash_sale', 'version'])
    .orderBy('id')
    .execute();
}

/** The campaigns that are running at a time. */
export function runningAt(rows: readonly CampaignRow[], now: Date, timeZone: string): RunningPriceCampaign[] {
  return rows.flatMap(({ id, name, percent, is_flash_sale: isFlashSale, ...row }) => {
    const times = timesOf(row);
    if (campaignStatusAt(times, now, timeZone) !== 'RUNNING') return [];
    return { id, name, ...periodAt(times, now, timeZone), percent, isFlashSale };
  });
}

function fingerprintOf(rows: readonly CampaignRow[], running: readonly RunningPriceCampaign[]): string {
  const ids = new Set(running.map(({ id }) => id));
  return rows
    .filter(({ id }) => ids.has(id))
    .map(({ id, version }) => `${id} ${version}`)
    .join();
}

function changeAfter(rows: readonly CampaignRow[], now: Date, timeZone: string): Date | null {
  const changes = rows.flatMap((row) => {
    const { startsAt, endsAt } = periodAt(timesOf(row), now, timeZone);
    if (startsAt > now) return startsAt.getTime() - now.getTime() <= ANNOUNCED_BEFORE ? startsAt : [];
    return endsAt > now ? endsAt : [];
  });
  const [first] = changes.sort((one, other) => one.getTime() - other.getTime());
  return first ?? null;
}

function timesOf({ starts_at, ends_at, repeats }: Pick<CampaignRow, 'starts_at' | 'ends_at' | 'repeats'>) {
  return { startsAt: new Date(starts_at), endsAt: new Date(ends_at), repeats };
}
