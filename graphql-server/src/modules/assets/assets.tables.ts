import type { InferKyselyDB } from '@mikro-orm/sql';
import { AssetEntity } from './asset.entity.ts';

export const assetsEntities = [AssetEntity] as const;

export type AssetsTables = InferKyselyDB<(typeof assetsEntities)[number]>;
