import { isTraced, isTracing, traced } from '../shared/tracing.ts';

type Method = (this: unknown, ...parameters: unknown[]) => Promise<unknown>;

const AsyncFunction = (async () => undefined).constructor;
/** Services are made for each request, so their classes are changed, once: see docs/speed.md. */
const changed = new WeakSet<object>();

/** Makes each call of an async method a part of the current trace: `orders.cancel`. */
export function traceServices(services: object): object {
  if (!isTracing()) return services;
  for (const [name, service] of Object.entries(services) as [string, unknown][]) {
    if (typeof service === 'object' && service !== null)
      traceMethods(name, Object.getPrototypeOf(service) as object);
  }
  return services;
}

function traceMethods(name: string, prototype: object): void {
  if (changed.has(prototype)) return;
  changed.add(prototype);
  for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (!(value instanceof AsyncFunction)) continue;
    const method = value as Method;
    Object.defineProperty(prototype, key, {
      value(this: unknown, ...parameters: unknown[]) {
        const run = () => method.apply(this, parameters);
        return isTraced() ? traced({ name: `${name}.${key}` }, run) : run();
      },
    });
  }
}
