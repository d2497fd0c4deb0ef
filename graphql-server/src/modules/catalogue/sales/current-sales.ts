import type { Selectable } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { HOUR, MINUTE, SECOND } from '../../../shared/time/duration.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { periodAt, saleStatusAt } from './sale-period.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** A sale that is running, until the end of its period. */
export interface RunningSale {
  id: string;
  name: string;
  endsAt: Date;
  percent: number | null;
  isFlashSale: boolean;
}

/** Until then it is the merchant's own business that a sale is planned. */
const ANNOUNCED_BEFORE = HOUR;

type SaleRow = Pick<
  Selectable<CatalogueTables['sales']>,
  'id' | 'name' | 'starts_at' | 'ends_at' | 'repeats' | 'percent' | 'is_flash_sale' | 'version'
>;

/**
 * The sales that are not over, kept in memory because every page counts down to the end of one. The process
 * that changes them refreshes them at once, and a job does so each second, which is how the others learn of
 * it; that one has begun or ended says the clock.
 */
export class CurrentSales {
  private rows: readonly SaleRow[] = [];
  private known: {
    rows: readonly SaleRow[];
    second: number;
    running: RunningSale[];
    nextChangeAt: Date | null;
    fingerprint: string;
  } | null = null;
  private applied: { sales: string; at: number } | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly timeZone: () => string,
  ) {}

  /** Reads them anew, in one statement. */
  async refresh(em: EntityManager): Promise<void> {
    this.rows = await selectSales(em, this.clock());
  }

  /** Those that are running now. */
  running(): RunningSale[] {
    return this.look().running;
  }

  /** When the next one of them begins or ends; null while none is running, nor begins within the hour. */
  nextChangeAt(): Date | null {
    return this.look().nextChangeAt;
  }

  /** What the clock says of them; looked at anew each second, since calendars cost more than pages may. */
  private look() {
    const now = this.clock();
    const second = Math.floor(now.getTime() / SECOND);
    if (this.known?.rows === this.rows && this.known.second === second) return this.known;
    const timeZone = this.timeZone();
    const running = runningAt(this.rows, now, timeZone);
    const nextChangeAt = changeAfter(this.rows, now, timeZone);
    const fingerprint = fingerprintOf(this.rows, running);
    this.known = { rows: this.rows, second, running, nextChangeAt, fingerprint };
    return this.known;
  }

  /** Another text whenever something else can be said of them. */
  get state(): string {
    const { fingerprint, nextChangeAt } = this.look();
    return `${fingerprint} ${nextChangeAt?.getTime() ?? ''}`;
  }

  /** A sale that is running now, by id. */
  find(id: string | null): RunningSale | null {
    return this.running().find((sale) => sale.id === id) ?? null;
  }

  /** The running flash sale that ends first; null while there is none. */
  flashSale(): RunningSale | null {
    const [first] = this.running()
      .filter(({ isFlashSale }) => isFlashSale)
      .sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
    return first ?? null;
  }

  /** The ids of the flash sales that are running. */
  readonly flashSaleIds = (): string[] =>
    this.running().flatMap(({ id, isFlashSale }) => (isFlashSale ? id : []));

  /**
   * Whether this process has made the prices follow these sales within the last minute, after which products
   * may have joined them.
   */
  get areApplied(): boolean {
    const age = this.clock().getTime() - (this.applied?.at ?? 0);
    return this.applied?.sales === this.look().fingerprint && age >= 0 && age < MINUTE;
  }

  noteApplied(): void {
    this.applied = { sales: this.look().fingerprint, at: this.clock().getTime() };
  }
}

/** The sales that run now or may run later. */
export async function selectSales(em: EntityManager, now: Date): Promise<SaleRow[]> {
  return em
    .getKysely<CatalogueTables>()
    .selectFrom('sales')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', '>', now), eb('repeats', '<>', 'NONE')]))
    .select(['id', 'name', 'starts_at', 'ends_at', 'repeats', 'percent', 'is_flash_sale', 'version'])
    .orderBy('id')
    .execute();
}

/** Those that are running at a time. */
export function runningAt(rows: readonly SaleRow[], now: Date, timeZone: string): RunningSale[] {
  return rows.flatMap(({ id, name, percent, is_flash_sale: isFlashSale, ...row }) => {
    const times = timesOf(row);
    if (saleStatusAt(times, now, timeZone) !== 'RUNNING') return [];
    const { endsAt } = periodAt(times, now, timeZone);
    return { id, name, endsAt, percent, isFlashSale };
  });
}

function fingerprintOf(rows: readonly SaleRow[], running: readonly RunningSale[]): string {
  const ids = new Set(running.map(({ id }) => id));
  return rows
    .filter(({ id }) => ids.has(id))
    .map(({ id, version }) => `${id} ${version}`)
    .join();
}

function changeAfter(rows: readonly SaleRow[], now: Date, timeZone: string): Date | null {
  const changes = rows.flatMap((row) => {
    const { startsAt, endsAt } = periodAt(timesOf(row), now, timeZone);
    if (startsAt > now) return startsAt.getTime() - now.getTime() <= ANNOUNCED_BEFORE ? startsAt : [];
    return endsAt > now ? endsAt : [];
  });
  const [first] = changes.sort((one, other) => one.getTime() - other.getTime());
  return first ?? null;
}

function timesOf({ starts_at, ends_at, repeats }: Pick<SaleRow, 'starts_at' | 'ends_at' | 'repeats'>) {
  return { startsAt: new Date(starts_at), endsAt: new Date(ends_at), repeats };
}
