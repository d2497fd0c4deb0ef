import type { Scope } from '../../core/define-module.ts';
import { IdempotencyService } from './idempotency.service.ts';

export function idempotencyServices({ dependencies: { clock, secrets, log }, em }: Scope) {
  return { idempotency: new IdempotencyService(em, clock, secrets.sealing, log) };
}

export type IdempotencyServices = ReturnType<typeof idempotencyServices>;
