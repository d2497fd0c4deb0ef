import type { Keys } from '../../shared/secrets/keys.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { claimRows } from '../../db/claim-rows.ts';
import type { EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import type { Log } from '../../shared/log.ts';
import { message } from '../../shared/messages/message.ts';
import { readSignedId, signId } from '../../shared/secrets/signed-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { type FileStorage, StorageError } from '../assets/file-storage.port.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import type { InvoiceData } from './invoice-data.ts';
import { invoiceFileKey } from './invoice-file-key.ts';
import { type Invoice, selectInvoices, toInvoice } from './invoice-query.ts';
import type { InvoiceService } from './invoice.service.ts';
import type { InvoicesDatabase } from './invoices.tables.ts';

/** Renders an invoice or credit note as a PDF. */
export type RenderInvoice = (invoice: InvoiceData) => Promise<Uint8Array>;

const PURPOSE = 'invoice';
const PDF = 'application/pdf';
/** Orders and PDFs per run; the rest wait for the next run. */
const BATCH = 50;
const PAUSE = 5 * MINUTE;

/** A PDF with its file name. */
export interface InvoiceFile {
  name: string;
  type: string;
  content: Uint8Array;
}

/** What the files of invoices need. */
interface FileTools {
  em: EntityManager;
  clock: Clock;
  storage: FileStorage;
  log: Log;
  keys: Keys;
  baseUrl: () => string;
  rateLimits: RateLimits;
  render: RenderInvoice;
}

/** The PDFs of invoices: rendered once from the stored data, stored under their hash, and never changed. */
export class InvoiceFileService {
  constructor(
    private readonly tools: FileTools,
    private readonly invoices: InvoiceService,
  ) {}

  /** The link to the PDF, for everyone who has it. */
  urlOf(id: string): string {
    return `${this.tools.baseUrl()}/invoices/${signId(this.tools.keys, PURPOSE, id)}`;
  }

  /**
   * Opens the PDF of a link.
   * @throws UserError NOT_FOUND for a link that is not the shop's, STORAGE_UNAVAILABLE; RequestError
   * RATE_LIMITED after too many unknown links
   */
  async openLink(token: string, ip: string): Promise<InvoiceFile> {
    const { em, keys, rateLimits } = this.tools;
    const id = await rateLimits.orderLink(ip, async () => readSignedId(keys, PURPOSE, token));
    const row = id && (await selectInvoices(em).where('id', '=', id).executeTakeFirst());
    if (!row) throw userError('NOT_FOUND', message('invoice.unknown'), ['token']);
    const file = await this.open(toInvoice(row));
    if (!file) throw userError('STORAGE_UNAVAILABLE', message('storage.unavailable'));
    return file;
  }

  /** Opens the PDF of an invoice or a credit note; null, with a line in the log, if it can't be read now. */
  async open({ id, name, data }: Pick<Invoice, 'id' | 'name' | 'data'>): Promise<InvoiceFile | null> {
    try {
      return { name: `${name.replaceAll('/', '-')}.pdf`, type: PDF, content: await this.read(id, data) };
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      this.tools.log.warn({ err: error }, 'the PDF of an invoice could not be read');
      return null;
    }
  }

  /** Issues what orders need since they changed, and renders what was issued. */
  async run(): Promise<void> {
    const { em, clock } = this.tools;
    const now = clock();
    const orderIds = await claimRows(em.getKysely<InvoicesDatabase>(), {
      table: 'invoice_tasks',
      waiting: sql`try_at <= ${now}`,
      orderBy: 'try_at',
      limit: BATCH,
      claim: { try_at: new Date(now.getTime() + PAUSE) },
    });
    const failures: unknown[] = [];
    const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error));
    for (const orderId of orderIds) await attempt(this.invoices.catchUp(orderId));
    // At random, so that some that can't be rendered don't keep the others waiting.
    const unrendered = await selectInvoices(em)
      .clearOrderBy()
      .orderBy(sql`random()`)
      .where(
        sql<boolean>`not exists (select from invoice_files where invoice_files.invoice_id = invoices.id)`,
      )
      .limit(BATCH)
      .execute();
    for (const { id, data } of unrendered) await attempt(this.read(id, data));
    if (failures.length > 0) throw new AggregateError(failures, 'Not all invoices were issued and rendered');
  }

  /**
   * Renders the PDF if nobody has opened it yet, or if the storage has lost it.
   * @throws StorageError, also if it is not as it was stored
   */
  private async read(id: string, data: InvoiceData): Promise<Uint8Array> {
    const sha256 = (await this.hashOf(id)) ?? (await this.render(id, data));
    const content =
      (await this.tools.storage.read(invoiceFileKey(sha256))) ?? (await this.restore(sha256, data));
    if (hashed(content) !== sha256)
      throw new StorageError('UNAVAILABLE', `The file ${invoiceFileKey(sha256)} was changed`);
    return content;
  }

  /** The same data gives the same PDF, unless a newer version of the shop renders it differently. */
  private async restore(sha256: string, data: InvoiceData): Promise<Uint8Array> {
    const content = await this.tools.render(data);
    const key = invoiceFileKey(sha256);
    if (hashed(content) !== sha256) throw new StorageError('UNAVAILABLE', `The file ${key} is missing`);
    await this.tools.storage.put(key, { content, type: PDF });
    return content;
  }

  /** If two processes render it at once, the first one's file counts for both. */
  private async render(id: string, data: InvoiceData): Promise<string> {
    const { em, clock, storage, render } = this.tools;
    const content = await render(data);
    const sha256 = hashed(content);
    await storage.put(invoiceFileKey(sha256), { content, type: PDF });
    await em
      .getKysely<InvoicesDatabase>()
      .insertInto('invoice_files')
      .values({ invoice_id: id, sha256, size: content.length, created_at: clock() })
      .onConflict((conflict) => conflict.column('invoice_id').doNothing())
      .execute();
    return (await this.hashOf(id)) ?? sha256;
  }

  private async hashOf(id: string): Promise<string | null> {
    const file = await this.tools.em
      .getKysely<InvoicesDatabase>()
      .selectFrom('invoice_files')
      .where('invoice_id', '=', id)
      .select('sha256')
      .executeTakeFirst();
    return file?.sha256 ?? null;
  }
}

const hashed = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
