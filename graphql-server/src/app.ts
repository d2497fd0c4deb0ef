import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { queryClient } from './db/query-client.ts';
import { googleProvider } from './gateways/identity/google-provider.ts';
import { IdentitySandbox } from './gateways/identity/sandbox/identity-sandbox.ts';
import { openPaymentProvider, type PaymentProvider } from './gateways/payment/open-payment-provider.ts';
import { openMail } from './gateways/mail/open-mail.ts';
import { contextFactory, visitorContextFactory } from './http/create-context.ts';
import { registerGraphql } from './http/graphql-route.ts';
import { registerHealth } from './http/health.ts';
import { shedLoad } from './http/load-shedding.ts';
import { localAddress } from './http/local-address.ts';
import { registerMailbox } from './http/mailbox.ts';
import type { RunOperation } from './http/run-operation.ts';
import { createHttpServer } from './http/server.ts';
import { registerUploads } from './http/uploads.ts';
import { registerWebApp } from './http/web-app.ts';
import { WorkLimit, workRules } from './http/work-limit.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { shopJobs } from './jobs/shop-jobs.ts';
import { Throttles } from './modules/auth/throttles.ts';
import { registerRest } from './rest/register-rest.ts';
import { registerWebhook } from './rest/register-webhook.ts';
import { loadSecrets } from './secrets.ts';
import { systemClock } from './shared/clock.ts';
import type { Orm } from './db/database.ts';
import { createServices, type Dependencies } from './services.ts';

/** The page of the web application that people come back to from Google. */
const GOOGLE_CALLBACK = '/login/google';

/** A shop that is put together but does not listen yet. */
export interface App {
  server: FastifyInstance;
  orm: Orm;
  /** What the shop does by itself, once it listens. */
  jobs: JobRunner;
  /**
   * Takes requests from now on. @returns the port, which the system chose if the configuration says 0
   * @throws Error EADDRINUSE when the port is taken; the database is closed then
   */
  listen(): Promise<number>;
  /** Stops taking requests and repeating jobs, finishes those under way, closes the database. */
  close(): Promise<void>;
}

/** Parts that can be replaced. */
export interface AppParts extends Dependencies {
  /** Whether jobs are repeated while the shop listens; else they run by hand only. */
  repeatsJobs: boolean;
  /** Whether the process has more to do than it can; else the delay of its event loop says so. */
  isOverloaded: () => boolean;
  /** Who takes cards. Whoever hands it in closes it, after the shop. */
  paymentProvider: PaymentProvider;
}

/**
 * Puts the shop together; the one place where parts meet. Tests pass the parts that they replace.
 * @throws DatabaseError when the database can't be opened
 */
export async function createApp(config: Config, parts: Partial<AppParts> = {}): Promise<App> {
  const clock = parts.clock ?? systemClock;
  const secrets = loadSecrets(config);
  const server = await createHttpServer(config);
  const isOverloaded = await shedLoad(server, config.maxEventLoopDelay, parts.isOverloaded);
  const local = () => localAddress(config.host, portOf(server) ?? config.port);
  const address = parts.address ?? (() => config.publicUrl ?? local());
  const redirectUri = () => `${address()}${GOOGLE_CALLBACK}`;
  const sandbox =
    config.isDemo && !config.google
      ? new IdentitySandbox({ address, localAddress: local, redirectUri })
      : null;
  const database = await openDatabase(config, clock);
  const sharesDatabase = config.database.engine === 'postgres';
  const paymentProvider =
    parts.paymentProvider ??
    (await openPaymentProvider({ ...config, clock, log: server.log }).catch(async (error: unknown) => {
      await database.close();
      throw error;
    }));
  const { gateway: mail, mailbox } = openMail({ ...config, clock, log: server.log });
  const dependencies: Dependencies = {
    config,
    clock,
    secrets,
    throttles: new Throttles(config, sharesDatabase ? queryClient(database.orm) : null),
    payments: paymentProvider.gateway,
    identities: config.google ? googleProvider(config.google, redirectUri) : (sandbox?.provider ?? null),
    address,
    mail,
    log: server.log,
    ...parts,
  };
  const createOwnServices = () => createServices(dependencies, database.orm.em.fork());
  const jobs = new JobRunner(shopJobs(createOwnServices), (err, job) =>
    server.log.error({ err, job }, 'a job failed'),
  );
  const close = async () => {
    await Promise.all([server.close(), jobs.stop()]);
    if (!parts.paymentProvider) await paymentProvider.close();
    await database.close();
  };
  await orClose(close, async () => {
    const work = new WorkLimit(workRules(config.workPerNetwork), isOverloaded, () => clock().getTime());
    const run = await registerApi(server, database.orm, dependencies, work);
    registerUploads(server, createOwnServices);
    await sandbox?.register(server);
    await paymentProvider.serve(server, {
      name: config.shopName,
      address,
      localAddress: () => (server.server.listening ? local() : null),
    });
    if (mailbox) registerMailbox(server, mailbox);
    if (config.webDirectory) {
      await registerWebApp(server, {
        directory: config.webDirectory,
        createServices: createOwnServices,
        run,
        work,
        clock,
        address: dependencies.address,
      });
    }
  });
  return {
    server,
    orm: database.orm,
    jobs,
    listen: () =>
      orClose(close, async () => {
        const address = await server.listen({ host: config.host, port: config.port });
        if (parts.repeatsJobs !== false) jobs.start();
        return Number(new URL(address).port);
      }),
    close,
  };
}

/** Serves GraphQL, REST and what belongs to them. The answer runs operations for the shop itself. */
async function registerApi(
  server: FastifyInstance,
  orm: Orm,
  dependencies: Dependencies,
  work: WorkLimit,
): Promise<RunOperation> {
  const createContext = contextFactory(orm, dependencies);
  registerHealth(server, () => orm.em.fork().execute('select 1'));
  const run = await registerGraphql(server, createContext, visitorContextFactory(orm, dependencies), work);
  await registerRest(server, createContext);
  await registerWebhook(server, createContext);
  return run;
}

/** Answers what `work` does; when it fails, what was opened is closed first. */
async function orClose<Result>(close: () => Promise<void>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await close();
    throw error;
  }
}

/** The port that the server listens on; undefined before it does. */
function portOf(server: FastifyInstance): number | undefined {
  const address = server.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}
