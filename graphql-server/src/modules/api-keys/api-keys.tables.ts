import type { InferKyselyDB } from '@mikro-orm/sql';
import { ApiKeyEntity } from './api-key.entity.ts';

export const apiKeysEntities = [ApiKeyEntity] as const;

export type ApiKeysTables = InferKyselyDB<(typeof apiKeysEntities)[number]>;
