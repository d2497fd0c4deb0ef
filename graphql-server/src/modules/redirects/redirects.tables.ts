import type { InferKyselyDB } from '@mikro-orm/sql';
import { NotFoundUrlEntity } from './not-found-url.entity.ts';
import { RedirectEntity } from './redirect.entity.ts';

export const redirectsEntities = [RedirectEntity, NotFoundUrlEntity] as const;

export type RedirectsTables = InferKyselyDB<(typeof redirectsEntities)[number]>;
