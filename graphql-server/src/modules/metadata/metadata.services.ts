import type { Scope } from '../../core/define-module.ts';
import { metadataOwners } from './metadata-owners.registry.ts';
import { MetadataService } from './metadata.service.ts';

export function metadataServices({ em, entriesOf }: Scope) {
  return { metadata: new MetadataService(em, entriesOf(metadataOwners)) };
}

export type MetadataServices = ReturnType<typeof metadataServices>;
