import type { InferKyselyDB } from '@mikro-orm/sql';
import { VatNumberCheckEntity } from './vat-number-check.entity.ts';

export const vatNumbersEntities = [VatNumberCheckEntity] as const;

export type VatNumbersDatabase = InferKyselyDB<(typeof vatNumbersEntities)[number]>;
