import { defineModule } from '../../core/define-module.ts';
import { idempotencyServices } from './idempotency.services.ts';
import { idempotencyEntities } from './idempotency.tables.ts';
import { idempotencyData } from './personal-data.ts';

export const idempotencyModule = defineModule({
  name: 'idempotency',
  needs: [],
  entities: idempotencyEntities,
  personalData: idempotencyData,
  demoData: { kept: ['idempotency_keys'] },
  services: idempotencyServices,
  retention: ({ idempotency }) => [idempotency],
});
