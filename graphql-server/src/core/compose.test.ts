import { describe, expect, test } from 'vitest';
import type { EntityManager } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { EmailComposer } from '../email/email-composer.ts';
import { compose } from './compose.ts';
import { defineModule, definePort, type Module, provide } from './define-module.ts';

const nothing = {} as Dependencies;
const em = {} as EntityManager;
const composer: EmailComposer = { compose: () => Promise.resolve(null) };

const stock = defineModule({ name: 'stock', needs: [], services: () => ({ left: { units: 3 } }) });

test('a module gets the services of the modules that it needs, in any order of the list', () => {
  const orders = defineModule({
    name: 'orders',
    needs: [stock],
    services: (_scope, { left }) => ({ orderable: { units: left.units - 1 } }),
  });
  const services = compose([orders, stock]).createServices(nothing, em);
  expect(services.left).toEqual({ units: 3 });
  expect(services.orderable).toEqual({ units: 2 });
});

test('services are created once per unit of work, and only when they are used', () => {
  const created: string[] = [];
  const module = (name: string, needs: readonly Module[]) =>
    defineModule({
      name,
      needs,
      services: () => {
        created.push(name);
        return { [name]: {} };
      },
    });
  const first = module('first', []);
  const shop = compose([first, module('second', [first])]);
  shop.createServices(nothing, em);
  created.length = 0;
  const services: Record<string, unknown> = shop.createServices(nothing, em);
  expect(services['first']).toBe(services['first']);
  expect(created).toEqual(['first']);
});

test('two services with the same name prevent their creation', () => {
  const twin = defineModule({ name: 'twin', needs: [], services: () => ({ left: {} }) });
  expect(() => compose([stock, twin]).createServices(nothing, em)).toThrow('left');
});

describe('a port', () => {
  const refunds = definePort<() => string>('refunds');
  const orders = defineModule({
    name: 'orders',
    needs: [],
    ports: [refunds],
    services: ({ port }) => ({ cancel: () => port(refunds)()() }),
  });

  test('gives a module what a dependent module provides, from the same services', () => {
    const payments = defineModule({
      name: 'payments',
      needs: [orders],
      services: () => ({ provider: 'the bank' }),
      provides: [
        provide(
          refunds,
          ({ provider }: { provider: string }) =>
            () =>
              `refunded by ${provider}`,
        ),
      ],
    });
    expect(compose([orders, payments]).createServices(nothing, em).cancel()).toBe('refunded by the bank');
  });

  test('without a provider, or with two, prevents the start', () => {
    expect(() => compose([orders])).toThrow('Nobody provides "refunds", which "orders" needs');
    const provider = { needs: [orders], provides: [provide(refunds, () => () => '')] };
    const [one, other] = ['one', 'other'].map((name) => defineModule({ name, ...provider }));
    expect(() => compose([orders, ...(one && other ? [one, other] : [])])).toThrow('refunds');
  });
});

test('two declarations with the same name prevent the start', () => {
  const mails = (name: string) => defineModule({ name, needs: [], emails: { WELCOME: () => composer } });
  expect(() => compose([mails('one'), mails('other')])).toThrow('WELCOME');
  expect(() => compose([stock, defineModule({ name: 'stock', needs: [] })])).toThrow('the same name');
  const twin = defineModule({ name: 'twin', needs: [], services: () => ({ left: 1 }) });
  expect(() => compose([stock, twin]).createServices(nothing, em)).toThrow('"left"');
});

test('a needed module must be listed', () => {
  expect(() => compose([defineModule({ name: 'orders', needs: [stock] })])).toThrow('"orders" needs "stock"');
});

test('each run of a job, and each purge, has its own services', async () => {
  const done: string[] = [];
  const recordRun = (what: string) => Promise.resolve(void done.push(what));
  const carts = defineModule({
    name: 'carts',
    needs: [stock],
    services: () => ({ carts: { purgeExpired: () => recordRun('purged') } }),
    jobs: [{ name: 'count', everyMs: 1000, run: ({ left }) => recordRun(`counted ${left.units}`) }],
    retention: (services) => [services.carts],
  });
  const composition = compose([stock, carts]);
  let created = 0;
  const jobs = composition.jobs(() => {
    created += 1;
    return composition.createServices(nothing, em);
  });
  expect(jobs.map(({ name }) => name)).toEqual(['count', 'retention']);
  for (const job of jobs) await job.run();
  expect(done).toEqual(['counted 3', 'purged']);
  expect(created).toBe(2);
});
