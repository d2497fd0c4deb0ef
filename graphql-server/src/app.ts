import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createInMemoryState } from './in-memory-state.ts';
import { backupAge } from './backup/backup-age.ts';
import type { Config } from './config/config.ts';
import type { DatabaseLimits } from './db/postgres/database-limits.ts';
import { openDatabase, type ServingDatabase } from './db/open-database.ts';
import { queryClient } from './db/query-client.ts';
import type { FileStorage } from './modules/assets/file-storage.port.ts';
import { outgoingHttp } from './integrations/outgoing/guarded-http.ts';
import { openProviders, openSearchIndex, openStorage, stripeOpener } from './open-integrations.ts';
import { openLiveUpdates } from './open-live-updates.ts';
import * as contexts from './context.ts';
import { ResponseCache } from './graphql/response-cache/response-cache.ts';
import { buildServedSchema } from './graphql/build-schema.ts';
import { readPersistedQueries } from './graphql/response-cache/persisted-queries.ts';
import { registerGraphql } from './graphql/route.ts';
import { registerDownloads } from './http/downloads.ts';
import { registerInvoices } from './http/invoices.ts';
import { registerHealth } from './http/health.ts';
import { registerLastResponses, stopAccepting } from './http/last-responses.ts';
import { listeningUrl } from './http/local-url.ts';
import { shedLoad } from './http/limits/load-shedding.ts';
import type { RunOperation } from './graphql/run-operation.ts';
import { createHttpServer, type ServerParts } from './http/server.ts';
import { registerPictures } from './http/pictures.ts';
import { registerShopperFiles } from './http/shopper-files.ts';
import { registerCors, registerStorefrontServers } from './http/storefront-requests.ts';
import { registerWebApp } from './pages/register-pages.ts';
import type { CallerBudgets } from './http/limits/caller-budgets.ts';
import { WorkLimit, workRules } from './http/limits/work-limit.ts';
import { AssetService } from './modules/assets/asset.service.ts';
import { assetUses } from './modules/assets/asset-uses.registry.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import { RateLimits } from './modules/auth/rate-limits/rate-limits.ts';
import { WebhookWorkers } from './modules/webhooks/webhook-workers.ts';
import { createMetrics } from './observability/serve-metrics.ts';
import { startTracing } from './observability/start-tracing.ts';
import { registerRest } from './rest/register-rest.ts';
import { registerUnsubscribe } from './rest/register-unsubscribe.ts';
import { registerWebhook } from './rest/register-webhook.ts';
import { loadSecrets } from './config/secrets.ts';
import { enUs } from './shared/messages/locale.ts';
import { sampleRows } from './seed/sample/sample-rows.ts';
import { type CreateAssets, seedIfEmpty, warnOfDemoAccounts } from './seed/seed.ts';
import { storeAwaitedPictures } from './seed/store-sample-pictures.ts';
import { type Clock, systemClock } from './shared/time/clock.ts';
import { MINUTE, SECOND } from './shared/time/duration.ts';
import type { Log } from './shared/log.ts';
import type { Orm } from './db/database.ts';
import type { Dependencies } from './dependencies.ts';
import { composition, type Services } from './modules.ts';
import { openSharedWork } from './shared-work.ts';

/** A shop that is assembled but does not listen yet. */
export interface App {
  server: FastifyInstance;
  orm: Orm;
  /** The background jobs, once the shop listens. */
  jobs: JobRunner;
  /**
   * Starts accepting requests. @returns the port; the system chooses it if the configuration says 0
   * @throws Error EADDRINUSE when the port is in use; the database is closed then
   */
  listen(): Promise<number>;
  /**
   * In a demo: settles once staff have ended it. Then a new app should take this one's place, because it
   * still has the demo's sandboxes. Null in a shop that is no demo.
   */
  demoEnded: Promise<void> | null;
  /** The port of the metrics, once the shop listens; null: they have none. */
  metricsPort(): number | null;
  /**
   * A new one-time link that creates the owner; null if the shop has staff, or if another process that shares
   * the database has just made one.
   */
  renewOwnerLink(): Promise<string | null>;
  /**
   * Reports "not ready" to probes, so that load balancers stop sending requests, and continues serving for a
   * while.
   */
  drain(): Promise<void>;
  /**
   * Accepts no new connections and serves the existing ones for a second: each closes after its next
   * response, so that clients connect to another process.
   */
  handOver(): Promise<void>;
  /** Stops accepting requests and running jobs, finishes those in progress, and closes the database. */
  close(): Promise<void>;
}

/** Replaceable parts. The caller closes the payment providers that it passes, after the shop. */
export interface AppParts extends Dependencies, Required<Pick<ServerParts, 'logStream'>> {
  /** Whether jobs repeat while the shop listens; otherwise they run only when called. */
  repeatsJobs: boolean;
  /** Whether the process is overloaded; by default based on its event loop delay. */
  isOverloaded: () => boolean;
  /** How long each wait for the database may take. */
  databaseLimits: DatabaseLimits;
}

/**
 * Assembles the shop; the only place where all parts meet. Tests pass the parts that they replace.
 * @throws StorageError when pictures cannot be stored; DatabaseError when the database cannot be opened
 */
export async function createApp(config: Config, parts: Partial<AppParts> = {}): Promise<App> {
  const secrets = loadSecrets(config);
  const stopTracing = await startTracing(config);
  const { clock = systemClock, openStripe = stripeOpener(clock) } = parts;
  const inMemory = createInMemoryState(config, clock);
  const { currentSettings } = inMemory;
  const { locale = { ...enUs, timeZone: currentSettings.timeZone } } = parts;
  const metrics = createMetrics(config, () => backupAge(config.backup, clock()));
  const server = await createHttpServer(config, currentSettings.shopName, locale, { ...parts, ...metrics });
  registerCors(server, () => currentSettings.get().headless.storefronts);
  const isOverloaded = await shedLoad(server, config.maxEventLoopDelay, parts.isOverloaded);
  const local = listeningUrl(server, config);
  const baseUrl = parts.baseUrl ?? (() => currentSettings.get().domain.publicUrl ?? local());
  const storage = parts.storage ?? (await openStorage(config.storage, server.log));
  const database = await openShopDatabase(config, clock, storage, server.log, inMemory, parts);
  const { isDemo } = currentSettings;
  // After the database, so that a failure there is the only error a start reports; it also knows whether the
  // demo has ended.
  const { mail, payments, signIn, vies } = await orClose(
    () => database.close(),
    () =>
      openProviders(
        { ...config, isDemo, clock, log: server.log, currentSettings, openStripe },
        secrets,
        { baseUrl, localUrl: local },
        parts.payments,
      ),
  );
  const store = queryClient(database.orm);
  const dependencies: Dependencies = {
    config: { ...config, isDemo },
    ...inMemory,
    clock,
    secrets,
    rateLimits: new RateLimits(config, store),
    ...openLiveUpdates(config, database.orm, clock, server.log),
    payments,
    openStripe,
    identities: signIn.provider,
    baseUrl,
    mail: mail.servers,
    vies: vies.vies,
    storage,
    ...openOutgoing(config, clock),
    sampleRows,
    log: server.log,
    locale,
    ...parts,
  };
  const createServices: contexts.CreateServices<Services> = (em, userAgent) =>
    composition.createServices(dependencies, em, userAgent);
  const shared = openSharedWork(database, dependencies, createServices, store, server.log);
  const { jobs } = shared;
  const ending = prepareEnd(server, database.orm, config);
  const close = async () => {
    await Promise.all([shared.stopBackup(), server.close(), jobs.stop(), metrics.close()]);
    await dependencies.webhookWorkers.stop();
    if (!parts.payments) await payments.close();
    await dependencies.notifications.close();
    await database.close();
    await stopTracing();
  };
  await orClose(close, async () => {
    const work = new WorkLimit(workRules(config.workPerNetwork), isOverloaded, () => clock().getTime());
    const run = await registerApi(server, database, dependencies, createServices, {
      work,
      budgets: shared.budgets,
    });
    await signIn.serve(server);
    await payments.serve(server, {
      name: currentSettings.shopName,
      baseUrl,
      localUrl: () => (server.server.listening ? local() : null),
    });
    await mail.serve(server);
    await vies.serve(server);
    await registerPages(server, database, dependencies, createServices, { run, work });
    metrics.watch(server, database.orm, clock);
  });
  return {
    server,
    orm: database.orm,
    jobs,
    demoEnded: isDemo ? currentSettings.demoEnded : null,
    listen: () =>
      orClose(close, async () => {
        // Campaigns may have started or ended while the shop was down.
        await jobs.run('campaign-prices');
        await jobs.run('welcome-offer');
        await jobs.run('current-content');
        await jobs.run('replicas');
        const baseUrl = await server.listen({ host: config.host, port: config.port });
        if (parts.repeatsJobs !== false) jobs.start();
        await metrics.listen();
        return Number(new URL(baseUrl).port);
      }),
    metricsPort: metrics.port,
    // Only processes with a database of their own can't start at the same time.
    renewOwnerLink: () =>
      createServices(database.orm.em.fork()).ownerInvitations.renew(config.generatesAdminSecret ? 0 : MINUTE),
    ...ending,
    close,
  };
}

/** Registers the shutdown steps. Call it before adding other routes. */
function prepareEnd(
  server: FastifyInstance,
  orm: Orm,
  { drainTime }: Config,
): Pick<App, 'drain' | 'handOver'> {
  const endConnections = registerLastResponses(server);
  const health = registerHealth(server, () => orm.em.fork().execute('select 1'));
  return {
    drain: async () => {
      health.endReadiness();
      endConnections();
      await pause(drainTime);
    },
    handOver: async () => {
      stopAccepting(server);
      endConnections();
      await pause(SECOND);
    },
  };
}

/** Opens the database, and copies the sample pictures' files to the storage. */
function openShopDatabase(
  config: Config,
  clock: Clock,
  storage: FileStorage,
  log: Log,
  { currentSettings, catalogueVersion }: Pick<Dependencies, 'currentSettings' | 'catalogueVersion'>,
  { databaseLimits }: Partial<AppParts>,
): Promise<ServingDatabase> {
  const fill = async (orm: Orm) => {
    const createAssets: CreateAssets = (em) =>
      new AssetService(em, clock, storage, log, composition.entriesOf(assetUses));
    await storeAwaitedPictures(orm.em.fork(), createAssets(orm.em.fork()));
    await currentSettings.refresh(orm.em.fork());
    // After the end of a demo, an empty catalogue must not get the sample products again.
    const isEndedDemo = currentSettings.get().opening.demoEndedAt !== null;
    if (config.seedsCatalogue && !isEndedDemo) await seedIfEmpty(orm, config, clock, createAssets);
    if (!config.isDemo) await warnOfDemoAccounts(orm.em.fork(), log);
  };
  return openDatabase(config, composition, fill, catalogueVersion, log, databaseLimits);
}

/** Sends requests to other services: to URLs that staff entered, and to a search engine. */
function openOutgoing(
  config: Config,
  clock: Clock,
): Pick<Dependencies, 'outgoing' | 'webhookWorkers' | 'searchIndex'> {
  const outgoing = outgoingHttp({ allowsPrivate: config.allowsPrivateAddresses });
  return { outgoing, webhookWorkers: new WebhookWorkers(), searchIndex: openSearchIndex(config, clock) };
}

/** Protects this process and its callers from overload. */
interface Limits {
  work: WorkLimit;
  budgets: CallerBudgets;
}

/** Serves the pages, if they are built. */
async function registerPages(
  server: FastifyInstance,
  database: ServingDatabase,
  dependencies: Dependencies,
  createServices: contexts.CreateServices<Services>,
  { run, work }: { run: RunOperation; work: WorkLimit },
): Promise<void> {
  const { config, clock, locale, baseUrl, catalogueVersion: version } = dependencies;
  if (!config.webDirectory) return;
  await registerWebApp(server, {
    directory: config.webDirectory,
    createServices: () => createServices(database.orm.em.fork()),
    createContext: contexts.contextFactory(createServices, database, dependencies),
    run,
    work,
    clock,
    version,
    baseUrl,
    locale,
  });
}

/** Cached, because tests open many shops in a process and all have the same schema. */
let servedSchema: GraphQLSchema | undefined;

/** Serves GraphQL, REST and pictures. The returned function executes the shop's own operations. */
async function registerApi(
  server: FastifyInstance,
  database: ServingDatabase,
  dependencies: Dependencies,
  createServices: contexts.CreateServices<Services>,
  { work, budgets }: Limits,
): Promise<RunOperation> {
  const { config, locale, catalogueVersion, currentSettings } = dependencies;
  const { orm } = database;
  const createContext = contexts.contextFactory(createServices, database, dependencies);
  registerStorefrontServers(server, (key, ip) => createServices(orm.em.fork()).apiKeys.storefrontOf(key, ip));
  const createOwn = contexts.visitorContextFactory(createServices, database, dependencies);
  const schema = (servedSchema ??= buildServedSchema(composition.resolvers));
  const readAs = () => `${locale.tag} ${currentSettings.get().currency.currencyCode}`;
  const run = await registerGraphql(server, schema, {
    createContext,
    createOwn,
    work,
    budgets,
    locale,
    responseCache: new ResponseCache(schema, { version: catalogueVersion, budgets, readAs }),
    persistedQueries: await readPersistedQueries(config.webDirectory),
    renewContext: contexts.contextRenewer(createServices, orm),
    trustsProxy: config.trustsProxy,
  });
  await registerRest(server, createContext, budgets, locale);
  await registerWebhook(server, contexts.actingServicesFactory(createServices, orm));
  await registerUnsubscribe(server, contexts.actingServicesFactory(createServices, orm));
  registerPictures(server, () => createServices(orm.em.fork()), locale);
  registerShopperFiles(server, () => createServices(orm.em.fork()), budgets, locale);
  registerDownloads(server, () => createServices(orm.em.fork()), budgets);
  registerInvoices(server, () => createServices(orm.em.fork()), budgets);
  return run;
}

/** Returns the result of `work`; if it fails, calls `close` first. */
async function orClose<Result>(close: () => Promise<void>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await close();
    throw error;
  }
}
