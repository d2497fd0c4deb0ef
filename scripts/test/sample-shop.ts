import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOnServer } from '../../graphql-server/src/test/database/test-server.ts';
import { inProject } from '../process/project-root.ts';
import { runNode } from '../process/run-node.ts';

/** A shop's database and files. */
export interface ShopData {
  databaseUrl: string;
  directory: string;
  /** Deletes both. */
  remove: () => Promise<void>;
}

/** Where copies of the sample shop come from. */
interface SampleShop {
  /** A superuser's connection string of the server. */
  server: string;
  /** The name of its database. */
  database: string;
  directory: string;
}

/**
 * Fills a sample shop, for `copySampleShop` in this process and those that it starts: a copy starts in a
 * quarter of the CPU time. @throws Error with the output of the command that fills it
 */
export async function createSampleShop(server: string): Promise<Pick<ShopData, 'remove'>> {
  const data = await shopData(server);
  const { exitCode, output } = await runNode([inProject('graphql-server/dist/db-command.js'), 'seed'], {
    output: 'keep',
    environment: {
      DATABASE_URL: data.databaseUrl,
      DATA_DIR: data.directory,
      SESSION_SECRET: 'used-by-no-session-of-the-sample-shop',
      SEED_DEMO: '1',
    },
  });
  if (exitCode !== 0) {
    await data.remove();
    throw new Error(output);
  }
  const sample: SampleShop = { server, database: data.database, directory: data.directory };
  process.env['SAMPLE_SHOP'] = JSON.stringify(sample);
  return data;
}

/** A new shop like the sample shop. */
export async function copySampleShop(): Promise<ShopData> {
  const sample = sampleShop();
  const data = await shopData(sample.server, sample.database);
  cpSync(sample.directory, data.directory, { recursive: true });
  return data;
}

/** A new shop without any rows, on the server of the sample shop. */
export function createEmptyShop(): Promise<ShopData> {
  return shopData(sampleShop().server);
}

function sampleShop(): SampleShop {
  return JSON.parse(process.env['SAMPLE_SHOP'] ?? '') as SampleShop;
}

async function shopData(server: string, template?: string): Promise<ShopData & { database: string }> {
  const { name, url, drop } = await createOnServer(server, template);
  const directory = mkdtempSync(join(tmpdir(), 'shop-sample-'));
  const removeFiles = () => rmSync(directory, { recursive: true, force: true });
  // When the run is interrupted.
  process.once('exit', removeFiles);
  const remove = async () => {
    process.off('exit', removeFiles);
    removeFiles();
    await drop();
  };
  return { database: name, databaseUrl: url, directory, remove };
}
