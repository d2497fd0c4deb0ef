import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { App } from './app.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { DatabaseError } from './db/database-error.ts';
import { joinDatabase, startDatabase, type StartedDatabase } from './db/embedded/start-database.ts';
import { StorageError } from './modules/assets/file-storage.port.ts';
import { localUrl } from './http/local-url.ts';
import { demoAccounts } from './modules/settings/demo-accounts.ts';
import { adminSecretFile } from './config/secrets.ts';
import { webLinks } from './shared/web-links.ts';
import { END, RETIRE, RETIRED, Workers, WorkerStartError } from './workers.ts';

/** How long requests in progress may take after a stop signal, in ms. */
const SHUTDOWN_DELAY = 10_000;

/** Signals that a terminal sends to all processes at once: with several, only the supervisor handles them. */
const toSupervisor = ['SIGINT', 'SIGHUP', 'SIGUSR2'] as const;

try {
  await run();
} catch (error) {
  process.exitCode = 1;
  // The worker has already printed why it did not start.
  if (!(error instanceof WorkerStartError)) console.error(explain(error));
}

async function run(): Promise<void> {
  const report = (line: string) => console.error(line);
  // The supervisor starts and stops an embedded database.
  if (cluster.isWorker) return serveAsWorker((await joinDatabase(readConfig(), report)).config);
  const database = await startDatabase(readConfig(), report);
  try {
    await (database.config.workers > 1 ? supervise(database) : serve(database));
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Serves the shop in this process. */
async function serve(database: StartedDatabase): Promise<void> {
  const { config } = database;
  const app = await openApp(config);
  const port = await app.listen();
  console.log(startMessage(config, port, app));
  await printOwnerLink(app);
  let current = Promise.resolve(app);
  const closer = closeOnSignal(() => current, config, database);
  if (!app.demoEnded) return;
  await app.demoEnded;
  current = reopen(app, { ...config, port });
  await current.catch((error: unknown) => {
    // Otherwise it would end the process as if all were well.
    closer.uninstall();
    throw error;
  });
}

/** Replaces a demo by the own shop. Its last response had the owner's link. */
async function reopen(demo: App, config: Config): Promise<App> {
  await Promise.race([demo.close(), pause(SHUTDOWN_DELAY)]);
  demo.server.server.closeAllConnections();
  const app = await openApp(config);
  console.log(startMessage(config, await app.listen(), app));
  return app;
}

/** Serves the shop in several processes. SIGUSR2 replaces them one by one. */
async function supervise({ config, stop }: StartedDatabase): Promise<void> {
  const workers = new Workers(config.workers, fileURLToPath(import.meta.url), (line) => console.error(line));
  // A worker that takes too long exits by itself.
  closeWithGrace({ delay: false, logger: false, skip: ['SIGUSR2', 'beforeExit'] }, async () => {
    await workers.stop();
    await stop();
  });
  process.on('SIGUSR2', () => void workers.roll());
  const port = await workers.start();
  const { serveMetricsOfWorkers } = await import('./observability/serve-metrics.ts');
  const metrics = await serveMetricsOfWorkers(config);
  // With several processes, the shop is no demo.
  console.log(
    `${startMessage(config, port, { demoEnded: null, metricsPort: () => metrics?.port ?? null })}\n  workers        ${config.workers}`,
  );
}

async function serveAsWorker(config: Config): Promise<void> {
  for (const signal of toSupervisor) process.on(signal, () => undefined);
  const app = await openApp(config);
  await app.listen();
  // Of all workers only the one that prepared the database, so that there is one link.
  if (cluster.worker?.id === 1) await printOwnerLink(app);
  const { close } = closeOnSignal(
    () => Promise.resolve(app),
    config,
    { stop: async () => undefined },
    toSupervisor,
  );
  process.on('message', (message) => {
    if (message === RETIRE) void app.handOver().then(() => process.send?.(RETIRED));
    if (message === END) close();
  });
}

/** Prints the link that creates the owner, if the shop has no staff: for the operator, and in no log. */
async function printOwnerLink(app: App): Promise<void> {
  const link = await app.renewOwnerLink();
  if (link) console.log(`Create the owner’s account; the link works once, for 24 hours:\n  ${link}`);
}

/** Loads the shop's code only where it is served: a supervisor stays small without it. */
async function openApp(config: Config): Promise<App> {
  const { createApp } = await import('./app.ts');
  return createApp(config);
}

function closeOnSignal(
  current: () => Promise<App>,
  { drainTime }: Config,
  database: Pick<StartedDatabase, 'stop'>,
  skip: readonly closeWithGrace.AllEvents[] = [],
) {
  const options = { delay: drainTime + SHUTDOWN_DELAY, logger: false as const, skip: [...skip] };
  return closeWithGrace(options, async ({ err, signal }) => {
    const app = await current();
    if (err) app.server.log.fatal({ err }, 'stopping after a defect');
    if (signal) await app.drain();
    await app.close();
    await database.stop();
  });
}

function explain(error: unknown): string {
  const isExpected = [ConfigError, DatabaseError, StorageError].some((type) => error instanceof type);
  if (isExpected && error instanceof Error) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Stop the other program, or set PORT to another number.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** What the operator needs to know: the URLs, the demo logins, the file with the admin secret. */
function startMessage(
  config: Config,
  port: number,
  { demoEnded, metricsPort }: Pick<App, 'demoEnded' | 'metricsPort'>,
): string {
  const url = localUrl(config.host, port);
  const lines = [`The shop is open at ${url}`];
  if (demoEnded) {
    lines.push(
      `  demo shopper   ${demoAccounts.shopperEmail} / ${demoAccounts.shopperPassword}`,
      `  demo admin     ${demoAccounts.adminEmail} / ${demoAccounts.adminPassword}   (${url}${webLinks.adminLogin()})`,
    );
  }
  if (demoEnded && !config.smtpUrl) lines.push(`  mailbox        ${url}/dev/mailbox`);
  lines.push(`  back office    ${config.settings.publicUrl ?? url}${webLinks.backOffice()}`);
  const ofMetrics = metricsPort();
  if (ofMetrics !== null) lines.push(`  metrics        ${localUrl(config.metricsHost, ofMetrics)}/metrics`);
  lines.push(`  admin secret   ${adminSecretHint(config)}`);
  return lines.join('\n');
}

function adminSecretHint(config: Config): string {
  if (config.adminSecret) return 'in the environment variable ADMIN_SECRET';
  if (config.generatesAdminSecret) return `in the file ${adminSecretFile(config)}`;
  return 'not set: admin sign-up is closed (ADMIN_SECRET)';
}
