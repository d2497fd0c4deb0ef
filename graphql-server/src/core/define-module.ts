import type { EmailComposer } from '../email/email-composer.ts';
import type { EntitySchema } from '@mikro-orm/core';
import type { EntityManager } from '../db/database.ts';
import type { DatabaseRules } from '../db/declared/rule.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Job } from '../jobs/job-runner.ts';
import type { DemoData } from '../shared/demo-data.ts';
import type { PersonalData, PersonalRows } from '../shared/personal-data.ts';

/** What a module's services are created for: one unit of work. */
export interface Scope {
  dependencies: Dependencies;
  em: EntityManager;
  /** The caller's `User-Agent` header, which becomes the label of a new session. */
  userAgent: string | undefined;
  /**
   * What another module provides. Call it on use: that module needs this one, so its services are created
   * later.
   */
  port: <Provided>(port: Port<Provided>) => () => Provided;
  /** All entries of a registry, from all modules. */
  entriesOf: <Entry>(registry: Registry<Entry>) => readonly Entry[];
  /** The service that writes the emails of a kind. */
  composerOf: (kind: string) => EmailComposer | undefined;
  /** The personal data of all modules, in the order of an erasure. */
  personalRows: readonly PersonalRows[];
  /** What ending a demo does to the tables of all modules, those of dependent modules first. */
  demoData: readonly DemoData[];
}

/** Something that a module needs from a module that depends on it, as an interface of its own. */
export interface Port<Provided> {
  name: string;
  /** For the type only. */
  readonly [provided]?: Provided;
}

/** @param name appears in the error when nothing provides the port */
export function definePort<Provided>(name: string): Port<Provided> {
  return { name };
}

/** A module's implementation of another module's port. */
export interface Provision<Services> {
  port: Port<unknown>;
  create(services: Services, servicesOn: (em: EntityManager) => Services): unknown;
}

/**
 * Implements a port with services of the same unit of work, or of another one: `servicesOn` creates them, for
 * example for a transaction.
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

/** What a module collects from the modules that need it. */
export interface Registry<Entry> {
  name: string;
  /** For the type only. */
  readonly [provided]?: Entry;
}

export function defineRegistry<Entry>(name: string): Registry<Entry> {
  return { name };
}

/** What a module adds to another module's registry. */
export interface Contribution {
  registry: Registry<unknown>;
  entries: readonly unknown[];
}

export function contribute<Entry>(registry: Registry<Entry>, entries: readonly Entry[]): Contribution {
  return { registry, entries };
}

/** Something that deletes expired data. */
export interface Expiring {
  purgeExpired(): Promise<void>;
}

/** The services that write the emails of these kinds. */
export type Composers<Kind extends string, Services> = Readonly<
  Record<Kind, (services: Services) => EmailComposer>
>;

/** Bivariant like a method, so that a module is assignable whatever its services are. */
type EmailOf<Services> = { of(services: Services): EmailComposer }['of'];

/**
 * Everything that a module consists of. `Own`: its services; `Needed`: those of the modules that it needs.
 */
interface ModuleParts<Own, Needed> {
  /** The same as its folder's name. */
  name: string;
  entities?: readonly EntitySchema[];
  /** The database rules of its tables. */
  database?: DatabaseRules;
  /** The personal data in its tables; every table must be listed. */
  personalData?: PersonalData;
  /** What ending a demo does to its tables; every table must be listed. */
  demoData?: DemoData;
  /** Creates its services; they are cheap and cache nothing beyond the unit of work. */
  services?(scope: Scope, needed: Needed): Own;
  resolvers?: readonly (new () => object)[];
  jobs?: readonly ModuleJob<Own & Needed>[];
  /** Services that purge their expired rows; a job runs them every hour. */
  retention?(services: Own): readonly Expiring[];
  /** The services that write its emails, by kind. */
  emails?: Readonly<Record<string, EmailOf<Own>>>;
  /** What it needs from modules that need it. */
  ports?: readonly Port<unknown>[];
  provides?: readonly Provision<Own & Needed>[];
  /** Its entries in registries of the modules that it needs. */
  contributes?: readonly Contribution[];
}

/** A part of the shop. `Services`: its own and those of the modules that it needs. */
export interface Module<Services = unknown> extends ModuleParts<unknown, unknown> {
  needs: readonly Module[];
  /** For the type only. */
  readonly [provided]?: Services;
}

declare const provided: unique symbol;

/**
 * The services of these modules and of all modules that they need. `Services` collects them: TypeScript
 * allows only 50 levels of a recursion that has work left to do when it returns.
 */
export type ServicesOf<Modules extends readonly Module[], Services = unknown> = Modules extends readonly [
  infer First extends Module,
  ...infer Rest extends readonly Module[],
]
  ? ServicesOf<Rest, Services & NonNullable<First[typeof provided]>>
  : Services;

/**
 * Defines a module: everything that it adds to the shop. `needs` lists the modules that it may import and
 * whose services it gets, directly or through others. A circle is impossible to write.
 */
export function defineModule<const Needs extends readonly Module[], Own = unknown>(
  module: { needs: Needs } & ModuleParts<Own, ServicesOf<Needs>>,
): Module<Own & ServicesOf<Needs>> {
  return module;
}
