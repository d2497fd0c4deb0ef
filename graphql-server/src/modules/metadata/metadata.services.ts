import type { Scope } from '../../core/define-module.ts';
import { MetadataService } from './metadata.service.ts';

export function metadataServices({ em }: Scope) {
  return { metadata: new MetadataService(em) };
}

export type MetadataServices = ReturnType<typeof metadataServices>;
