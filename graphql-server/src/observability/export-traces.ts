import { setTimeout as pause } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Config } from '../config/config.ts';
import { setTracing } from '../shared/tracing.ts';

/** How long the last spans may take to be sent, in ms. */
const LAST_EXPORT = 2000;

/** @returns a function that sends the rest and stops */
export function exportTraces({ url, share }: NonNullable<Config['traces']>): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceOfProcess(),
    // A request whose proxy has decided is traced as the proxy decided.
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  setTracing(true);
  return async () => {
    setTracing(false);
    // A collector that does not respond must not keep the shop from stopping: the exporter tries for 10 s.
    await Promise.race([
      provider.shutdown().catch(() => undefined),
      pause(LAST_EXPORT, undefined, { ref: false }),
    ]);
    trace.disable();
    context.disable();
    propagation.disable();
  };
}

/** `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` come last, because the operator knows best. */
function resourceOfProcess() {
  const shop = resourceFromAttributes({ 'service.name': 'shop', 'process.pid': process.pid });
  return defaultResource()
    .merge(shop)
    .merge(detectResources({ detectors: [envDetector] }));
}
