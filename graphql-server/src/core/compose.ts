import type { EmailComposer } from '../email/email-composer.ts';
import type { EntitySchema } from '@mikro-orm/core';
import type { EntityManager } from '../db/database.ts';
import type { DatabaseRules } from '../db/declared/rule.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Job } from '../jobs/job-runner.ts';
import type { DemoData } from '../shared/demo-data.ts';
import type { PersonalData } from '../shared/personal-data.ts';
import { HOUR } from '../shared/time/duration.ts';
import { traceServices } from './trace-services.ts';
import type { Module, Port, Provision, Registry, Scope, ServicesOf } from './define-module.ts';

/** All modules, joined into one shop. */
export interface Composition<Services> {
  entities: readonly EntitySchema[];
  /** The declared database rules, each after those that it depends on. */
  databaseRules: readonly DatabaseRules[];
  /** In the order of an erasure: rows that are found through other rows come first. */
  personalData: readonly PersonalData[];
  /** Those of dependent modules first, so that rows are deleted before those that they refer to. */
  demoData: readonly DemoData[];
  resolvers: readonly (new () => object)[];
  /** All entries of a registry, from all modules. */
  entriesOf: Scope['entriesOf'];
  /** Creates the services of a unit of work; they are cheap and cache nothing beyond it. */
  createServices(dependencies: Dependencies, em: EntityManager, userAgent?: string): Services;
  /** The background jobs; each run creates its own services. */
  jobs(createServices: () => Services): Job[];
}

/**
 * Joins modules into a shop. @throws Error when two modules have the same name or provide the same port, or
 * when a needed module or a port's provider is missing
 */
export function compose<const Modules extends readonly Module[]>(
  modules: Modules,
): Composition<ServicesOf<Modules>> {
  const ordered = inOrder(modules);
  const provisions = provisionsOf(ordered);
  const emails = joined(ordered, 'email', ({ emails = {} }) => Object.entries(emails));
  const personalData = ordered.toReversed().flatMap(({ personalData = [] }) => personalData);
  const demoData = ordered.toReversed().flatMap(({ demoData = [] }) => demoData);
  const personalRows = personalData.flatMap(({ rows = [] }) => rows);
  const contributions = Map.groupBy(
    ordered.flatMap(({ contributes = [] }) => contributes),
    ({ registry }) => registry,
  );
  const entriesOf = <Entry>(registry: Registry<Entry>) =>
    (contributions.get(registry) ?? []).flatMap(({ entries }) => entries) as Entry[];
  let lazy: LazyServicesOf | null = null;
  const createServices = (dependencies: Dependencies, em: EntityManager, userAgent?: string) => {
    const servicesOn = (other: EntityManager) => createServices(dependencies, other);
    const scopeOf = (services: object): Scope => ({
      dependencies,
      em,
      userAgent,
      port: <Provided>(port: Port<Provided>) => {
        const provision = provisions.get(port);
        if (!provision) throw new Error(`No module declares the port "${port.name}"`);
        return () => provision.create(services, servicesOn) as Provided;
      },
      entriesOf,
      personalRows,
      demoData,
      composerOf: (kind): EmailComposer | undefined => emails.get(kind)?.(services),
    });
    lazy ??= lazyServices(ordered, scopeOf);
    return lazy(scopeOf) as ServicesOf<Modules>;
  };
  return {
    entities: ordered.flatMap(({ entities = [] }) => entities),
    databaseRules: ordered.flatMap(({ database = [] }) => database),
    personalData,
    demoData,
    entriesOf,
    resolvers: ordered.flatMap(({ resolvers = [] }) => resolvers),
    createServices,
    jobs: (createForRun) => jobsOf(ordered, createForRun),
  };
}

type LazyServicesOf = (scopeOf: (services: object) => Scope) => object;

/**
 * A unit of work's services, created module by module when one of them is first used: most requests need
 * those of a few modules, and creating all of them took a tenth of a list's time. Names are the same in every
 * unit of work, so they are learned from one. A module sees the settings of the moment when it is first used.
 * @throws Error when a service's name is used twice
 */
function lazyServices(modules: readonly Module[], scopeOf: (services: object) => Scope): LazyServicesOf {
  const all: Record<string, unknown> = {};
  const scope = scopeOf(all);
  class Services {
    readonly #created: Record<string, unknown> = {};
    readonly #scope: Scope;

    constructor(scopeOf: (services: object) => Scope) {
      this.#scope = scopeOf(this);
    }

    static read(services: Services, module: Module, name: string): unknown {
      const created = services.#created;
      if (!(name in created))
        Object.assign(created, traceServices(module.services?.(services.#scope, services) ?? {}));
      return created[name];
    }
  }
  for (const module of modules) {
    const own = Object.assign({}, module.services?.(scope, all));
    for (const name of Object.keys(own)) {
      if (name in all) throw new Error(`Two modules have a service "${name}"`);
      Object.defineProperty(Services.prototype, name, {
        get(this: Services) {
          return Services.read(this, module, name);
        },
      });
    }
    Object.assign(all, own);
  }
  return (scopeOf) => new Services(scopeOf);
}

/** Each module after the modules that it needs. */
function inOrder(modules: readonly Module[]): readonly Module[] {
  const names = new Set(modules.map(({ name }) => name));
  if (names.size < modules.length) throw new Error('Two modules have the same name');
  const ordered = new Set<Module>();
  const add = (module: Module) => {
    if (ordered.has(module)) return;
    for (const needed of module.needs) {
      if (!modules.includes(needed)) throw new Error(`"${module.name}" needs "${needed.name}"`);
      add(needed);
    }
    ordered.add(module);
  };
  for (const module of modules) add(module);
  return [...ordered];
}

function provisionsOf(modules: readonly Module[]): ReadonlyMap<Port<unknown>, Provision<unknown>> {
  const provisions = joined(modules, 'provider of', ({ provides = [] }) =>
    provides.map((provision) => [provision.port, provision] as const),
  );
  for (const { name, ports = [] } of modules) {
    const missing = ports.find((port) => !provisions.has(port));
    if (missing) throw new Error(`Nobody provides "${missing.name}", which "${name}" needs`);
  }
  return provisions;
}

/** Joins the keyed declarations of modules. @throws Error when two declare the same key */
function joined<Key extends string | Port<unknown>, Value>(
  modules: readonly Module[],
  what: string,
  partsOf: (module: Module) => readonly (readonly [Key, Value])[],
): ReadonlyMap<Key, Value> {
  const all = new Map<Key, Value>();
  for (const [key, value] of modules.flatMap(partsOf)) {
    if (all.has(key)) throw new Error(`There are two: ${what} ${typeof key === 'string' ? key : key.name}`);
    all.set(key, value);
  }
  return all;
}

function jobsOf(modules: readonly Module[], createServices: () => unknown): Job[] {
  const jobs = modules.flatMap(({ jobs: declared = [] }) =>
    declared.map((job): Job => ({ ...job, run: () => job.run(createServices()) })),
  );
  const purge = async () => {
    const services = createServices();
    for (const purgeable of modules.flatMap((module) => module.retention?.(services) ?? [])) {
      await purgeable.purgeExpired();
    }
  };
  return [...jobs, { name: 'retention', everyMs: HOUR, run: purge }];
}
