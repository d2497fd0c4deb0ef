import type { InferKyselyDB } from '@mikro-orm/sql';
import { MetadataEntity } from './metadata.entity.ts';

export const metadataEntities = [MetadataEntity] as const;

export type MetadataTables = InferKyselyDB<(typeof metadataEntities)[number]>;
