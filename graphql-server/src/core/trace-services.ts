import { isTraced, isTracing, traced } from '../shared/tracing.ts';

type Method = (this: unknown, ...parameters: unknown[]) => Promise<unknown>;

const AsyncFunction = (async () => undefined).constructor;
/** Some services outlive a unit of work. */
const changed = new WeakSet<object>();

/** Makes each call of an async method a part of the current trace: `orders.cancel`. */
export function traceServices(services: object): object {
  if (!isTracing()) return services;
  for (const [name, service] of Object.entries(services) as [string, unknown][]) {
    if (typeof service !== 'object' || service === null || changed.has(service)) continue;
    changed.add(service);
    traceMethods(name, service);
  }
  return services;
}

function traceMethods(name: string, service: object): void {
  const prototype = Object.getPrototypeOf(service) as object;
  for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (!(value instanceof AsyncFunction)) continue;
    const method = value as Method;
    Object.defineProperty(service, key, {
      value: (...parameters: unknown[]) => {
        const run = () => method.apply(service, parameters);
        return isTraced() ? traced({ name: `${name}.${key}` }, run) : run();
      },
    });
  }
}
