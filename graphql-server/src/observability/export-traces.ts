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
    // An unreachable collector must not keep the shop from stopping.
    await provider.shutdown().catch(() => undefined);
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
