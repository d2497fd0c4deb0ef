import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';
import type { Orm } from '../db/database.ts';
import type { FileStorage } from '../modules/assets/file-storage.port.ts';
import type { AssetFile } from '../modules/assets/asset.entity.ts';
import { storageKey, type UploadExtension } from '../modules/uploads/upload-rules.ts';
import { keyOf } from '../modules/assets/asset.ts';
import { partKeys } from '../modules/downloads/file-parts.ts';
import { invoiceFileKey } from '../modules/invoices/invoice-file-key.ts';
import { CurrentSettings } from '../modules/settings/current-settings.ts';
import { keyCheck, loadSecrets, sessionSecretFile } from '../config/secrets.ts';
import type { Clock } from '../shared/time/clock.ts';
import { type AddEntry, writeArchive } from './archive-writer.ts';
import { BackupError } from './backup-error.ts';
import {
  END,
  type End,
  FORMAT,
  MANIFEST,
  type Manifest,
  pictureEntry,
  SESSION_SECRET,
  tableEntry,
} from './manifest.ts';
import type { ProgressNotes } from './progress.ts';
import { readMigrations, readSequences, readTables } from './shop-tables.ts';
import { readSnapshot, type Snapshot, type Table } from './snapshot.ts';

/** Minimum size of a chunk in bytes, except for the last one of a table. */
const CHUNK = 1024 * 1024;
const CONCURRENT_READS = 8;

export interface ExportedShop {
  config: Config;
  orm: Orm;
  storage: FileStorage;
  clock: Clock;
}

export interface ExportSummary extends End {
  tables: number;
  rows: number;
}

/**
 * Writes the whole shop into one file, as of one moment. The shop may stay open.
 * @throws BackupError, StorageError or the signal's reason; no file is left then
 */
export async function exportShop(
  file: string,
  shop: ExportedShop,
  progress: ProgressNotes,
  signal: AbortSignal,
): Promise<ExportSummary> {
  let summary: ExportSummary | undefined;
  const fill = async (add: AddEntry) => {
    const { manifest, keys } = await readSnapshot(shop.orm, async (snapshot) => {
      progress.report('Counting');
      const manifest = await describe(snapshot, shop);
      await add(MANIFEST, JSON.stringify(manifest, null, 2));
      if (shop.config.sessionSecrets.length === 0) {
        await add(SESSION_SECRET, readFileSync(sessionSecretFile(shop.config)));
      }
      await addTables(snapshot, manifest.tables, add, progress);
      return { manifest, keys: await storedKeys(snapshot) };
    });
    // After the transaction, because a storage may be slow.
    const end = await addPictures(keys, shop.storage, add, progress);
    await add(END, JSON.stringify(end, null, 2));
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    summary = { ...end, tables: manifest.tables.length, rows };
  };
  await writeArchive(file, signal, fill, shop.config.backupPassphrase);
  if (!summary) throw new Error('An archive without its end');
  return summary;
}

/** @throws BackupError when there is no shop in the database */
async function describe(snapshot: Snapshot, { config, clock, orm }: ExportedShop): Promise<Manifest> {
  const migrations = await readMigrations(snapshot);
  if (migrations.length === 0) throw new BackupError('There is no shop in this database.');
  const tables: Manifest['tables'] = [];
  for (const table of await readTables(snapshot)) {
    const [count] = await snapshot.query<{ rows: string }>(
      `select count(*)::text as rows from "${table.name}"`,
    );
    tables.push({ ...table, rows: Number(count?.rows) });
  }
  const settings = new CurrentSettings(config);
  await settings.refresh(orm.em.fork());
  const { session, sealing } = loadSecrets(config);
  return {
    format: FORMAT,
    exportedAt: clock().toISOString(),
    currencyCode: settings.get().currency.currencyCode,
    migrations,
    sessionSecretCheck: keyCheck(session[0]),
    sealingKeyCheck: keyCheck(sealing[0]),
    tables,
    sequences: await readSequences(snapshot),
  };
}

async function addTables(
  snapshot: Snapshot,
  tables: readonly Table[],
  add: AddEntry,
  progress: ProgressNotes,
): Promise<void> {
  let bytes = 0;
  for (const [index, table] of tables.entries()) {
    let chunk = 0;
    for await (const rows of wholeRows(snapshot.rowsOf(table))) {
      progress.report(
        `Exporting table ${index + 1} of ${tables.length} (${table.name}), ${megabytes(bytes)} so far`,
      );
      chunk += 1;
      bytes += rows.length;
      await add(tableEntry(table.name, chunk), rows);
    }
  }
}

/**
 * Joins parts of a COPY into chunks that end with a row. Line breaks within values are escaped in its format.
 */
async function* wholeRows(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pendingParts: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    pendingParts.push(part);
    size += part.length;
    if (size < CHUNK || !part.includes(0x0a)) continue;
    const bytes = Buffer.concat(pendingParts);
    const end = bytes.lastIndexOf(0x0a) + 1;
    yield bytes.subarray(0, end);
    pendingParts = [bytes.subarray(end)];
    size = bytes.length - end;
  }
  if (size > 0) yield Buffer.concat(pendingParts);
}

/** The keys of all stored files that the database refers to, such as pictures and PDFs of invoices. */
async function storedKeys(snapshot: Snapshot): Promise<string[]> {
  const assets = await snapshot.query<{ hash: string; files: string }>(
    `select hash, files::text as files from assets where state = 'STORED' order by id`,
  );
  const uploads = await snapshot.query<{ key: string; extension: UploadExtension }>(
    `select key, extension from uploads where state = 'STORED' order by key`,
  );
  const digitalFiles = await snapshot.query<{ id: string; size: string }>(
    `select id::text, size::text from digital_files where stored_at is not null order by id`,
  );
  const invoices = await snapshot.query<{ sha256: string }>(
    `select sha256 from invoice_files order by invoice_id`,
  );
  return [
    ...assets.flatMap(({ hash, files }) =>
      (JSON.parse(files) as AssetFile[]).map((picture) => keyOf(hash, picture)),
    ),
    ...uploads.map(storageKey),
    ...digitalFiles.flatMap(({ id, size }) => partKeys(id, Number(size))),
    ...invoices.map(({ sha256 }) => invoiceFileKey(sha256)),
  ];
}

async function addPictures(
  keys: readonly string[],
  storage: FileStorage,
  add: AddEntry,
  progress: ProgressNotes,
): Promise<End> {
  const end: End = { pictures: 0, missingPictures: [] };
  const read = async (key: string) => ({ key, content: await storage.read(key) });
  const pictures = Readable.from(keys).map(read, { concurrency: CONCURRENT_READS });
  for await (const { key, content } of pictures as AsyncIterable<Awaited<ReturnType<typeof read>>>) {
    progress.report(`Exporting pictures, ${end.pictures} of ${keys.length}`);
    if (content) {
      await add(pictureEntry(key), content);
      end.pictures += 1;
    } else {
      end.missingPictures.push(key);
    }
  }
  return end;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;
