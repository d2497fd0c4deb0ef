import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** A piece of work in a trace. */
export interface TracedWork {
  name: string;
  /** SERVER: a request to the shop; CLIENT: a request by it; CONSUMER: work that was stored before. */
  kind?: 'SERVER' | 'CLIENT' | 'CONSUMER';
  /** No values of a person: traces are read by others than staff. */
  attributes?: Attributes;
  /**
   * The `traceparent` (W3C Trace Context) of what it follows from; null: it begins a trace. By default it is
   * a part of what is under way.
   */
  parent?: string | null;
}

/** Work under way. */
export interface OpenSpan {
  /** Runs a part of it. What it starts belongs to it, too. */
  within<Result>(part: () => Result): Result;
  rename(name: string, attributes: Attributes): void;
  /** `failure`: the kind of error, without its message, which may name a person. */
  end(failure?: string): void;
}

let isOn = false;

/** Whether this process records traces. */
export const isTracing = (): boolean => isOn;

/** Set by `startTracing` alone. */
export function setTracing(isTraced: boolean): void {
  isOn = isTraced;
}

/** Whether the current work is recorded. */
export const isTraced = (): boolean => isOn && (trace.getActiveSpan()?.isRecording() ?? false);

/** The `traceparent` of the current work, to store with what is done later; null: it is in no trace. */
export function currentTraceParent(): string | null {
  if (!isOn) return null;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Begins work whose end is seen elsewhere; otherwise use `traced`. */
export function openSpan({ name, kind, attributes, parent }: TracedWork): OpenSpan {
  const before = parent === undefined ? context.active() : contextOf(parent);
  const tracer = trace.getTracer('shop');
  const span = tracer.startSpan(
    name,
    { ...(kind && { kind: SpanKind[kind] }), ...(attributes && { attributes }) },
    before,
  );
  const active = trace.setSpan(before, span);
  return {
    within: (part) => context.with(active, part),
    rename: (newName, more) => void span.updateName(newName).setAttributes(more),
    end: (failure) => endSpan(span, failure),
  };
}

/** Runs work as a part of the current trace, or as `parent` says. Costs nothing where there are no traces. */
export function traced<Result>(work: TracedWork, run: () => Result): Result {
  if (!isOn) return run();
  const span = openSpan(work);
  const fail = (error: unknown): never => {
    span.end(error instanceof Error ? error.name : typeof error);
    throw error;
  };
  try {
    const result = span.within(run);
    if (result instanceof Promise) {
      return result.then((value: unknown) => {
        span.end();
        return value;
      }, fail) as Result;
    }
    span.end();
    return result;
  } catch (error) {
    return fail(error);
  }
}

function contextOf(parent: string | null) {
  return parent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent: parent });
}

function endSpan(span: Span, failure: string | undefined): void {
  if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
  span.end();
}
