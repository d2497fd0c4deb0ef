import type { InferKyselyDB } from '@mikro-orm/sql';
import { UploadEntity } from './upload.entity.ts';

export const uploadsEntities = [UploadEntity] as const;

export type UploadsTables = InferKyselyDB<(typeof uploadsEntities)[number]>;
