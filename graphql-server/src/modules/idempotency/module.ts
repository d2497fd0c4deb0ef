import { defineModule } from '../../core/define-module.ts';
import { idempotencyServices } from './idempotency.services.ts';
import { idempotencyEntities } from './idempotency.tables.ts';

export const idempotencyModule = defineModule({
  name: 'idempotency',
  needs: [],
  entities: idempotencyEntities,
  services: idempotencyServices,
  retention: ({ idempotency }) => [idempotency],
});
