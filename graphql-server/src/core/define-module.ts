import type { EmailComposer } from '../email/email-composer.ts';
import type { EntitySchema } from '@mikro-orm/core';
import type { EntityManager } from '../db/database.ts';
import type { DatabaseRules } from '../db/declared/rule.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Job } from '../jobs/job-runner.ts';
import type { PersonalData, PersonalRows } from '../shared/personal-data.ts';

/** What a module's services are created for: one unit of work. */
export interface Scope {
  dependencies: Dependencies;
  em: EntityManager;
  /** The caller's `User-Agent` header, which names a session that they begin. */
  userAgent: string | undefined;
  /**
   * What another module provides. It is to be asked for when it is used: its module needs this one, so its
   * services are created later.
   */
  port: <Provided>(port: Port<Provided>) => () => Provided;
  /** What all modules have added to a registry. */
  entriesOf: <Entry>(registry: Registry<Entry>) => readonly Entry[];
  /** Who writes the emails of a kind. */
  composerOf: (kind: string) => EmailComposer | undefined;
  /** What all modules hold of persons, in the order in which an erasure takes it. */
  personalRows: readonly PersonalRows[];
}

/** Something that a module needs of one that needs it in turn, as an interface of its own. */
export interface Port<Provided> {
  name: string;
  /** Only a type. */
  readonly [provided]?: Provided;
}

/** @param name as the error of a start without a provider says it */
export function definePort<Provided>(name: string): Port<Provided> {
  return { name };
}

/** What a module offers at the port of another. */
export interface Provision<Services> {
  port: Port<unknown>;
  create(services: Services, servicesOn: (em: EntityManager) => Services): unknown;
}

/**
 * Provides what a port asks for, from services of the same unit of work, or from those of another one:
 * `servicesOn` creates them, for example for a transaction.
 */
export function provide<Provided, Services>(
  port: Port<Provided>,
  create: (services: Services, servicesOn: (em: EntityManager) => Services) => Provided,
): Provision<Services> {
  return { port, create };
}

/** A background job of a module. Each run has its own unit of work. */
interface ModuleJob<Services> extends Omit<Job, 'run'> {
  run(services: Services): Promise<void>;
}

/** What a module collects from those that need it. */
export interface Registry<Entry> {
  name: string;
  /** Only a type. */
  readonly [provided]?: Entry;
}

export function defineRegistry<Entry>(name: string): Registry<Entry> {
  return { name };
}

/** What a module adds to the registry of another. */
export interface Contribution {
  registry: Registry<unknown>;
  entries: readonly unknown[];
}

export function contribute<Entry>(registry: Registry<Entry>, entries: readonly Entry[]): Contribution {
  return { registry, entries };
}

/** Something that deletes what has been kept long enough. */
export interface Expiring {
  purgeExpired(): Promise<void>;
}

/** Who writes the emails of these kinds. */
export type Composers<Kind extends string, Services> = Readonly<
  Record<Kind, (services: Services) => EmailComposer>
>;

/** Bivariant like a method, so that a module is one whatever its services are. */
type EmailOf<Services> = { of(services: Services): EmailComposer }['of'];

/** Everything that a module consists of. `Own`: its services; `Needed`: those of the modules it needs. */
interface ModuleParts<Own, Needed> {
  /** The same as its folder's. */
  name: string;
  /** Its tables. */
  entities?: readonly EntitySchema[];
  /** What the database does by itself when they change. */
  database?: DatabaseRules;
  /** What they hold of persons; each table is named. */
  personalData?: PersonalData;
  /** Creates its services; they are cheap, and cache nothing beyond the unit of work. */
  services?(scope: Scope, needed: Needed): Own;
  resolvers?: readonly (new () => object)[];
  jobs?: readonly ModuleJob<Own & Needed>[];
  /** Services that purge their expired rows; a job runs them every hour. */
  retention?(services: Own): readonly Expiring[];
  /** Who writes its emails, by their kinds. */
  emails?: Readonly<Record<string, EmailOf<Own>>>;
  /** What it needs of modules that need it. */
  ports?: readonly Port<unknown>[];
  provides?: readonly Provision<Own & Needed>[];
  /** What it adds to the registries of modules that it needs. */
  contributes?: readonly Contribution[];
}

/** A part of the shop. `Services`: its own and those of the modules it needs. */
export interface Module<Services = unknown> extends ModuleParts<unknown, unknown> {
  needs: readonly Module[];
  /** Only a type. */
  readonly [provided]?: Services;
}

declare const provided: unique symbol;

/** The services of some modules and of all that they need. */
export type ServicesOf<Modules extends readonly Module[]> = Modules extends readonly [
  infer First extends Module,
  ...infer Rest extends readonly Module[],
]
  ? NonNullable<First[typeof provided]> & ServicesOf<Rest>
  : unknown;

/**
 * Says what a module is: everything that it adds to the shop. `needs` are the modules that it may import and
 * whose services it gets, directly or through others; a circle cannot be written.
 */
export function defineModule<const Needs extends readonly Module[], Own = unknown>(
  module: { needs: Needs } & ModuleParts<Own, ServicesOf<Needs>>,
): Module<Own & ServicesOf<Needs>> {
  return module;
}
