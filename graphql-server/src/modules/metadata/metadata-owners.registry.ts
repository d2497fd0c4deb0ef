import type { RawBuilder } from 'kysely';
import { defineRegistry } from '../../core/define-module.ts';
import type { Permission } from '../../shared/permissions.ts';
import type { MetadataKind } from './metadata.entity.ts';

/** A table whose rows have metadata; its database rules include `hasMetadata`. */
export interface MetadataOwner {
  kind: MetadataKind;
  /** The permission needed to change the metadata. */
  permission: Permission;
  /** Locks the root row of the id, to serialize changes; returns no row if it does not exist. */
  lock: (id: string) => RawBuilder<unknown>;
  /** Condition that the owner of a row of `metadata` is no longer available. */
  isGone?: RawBuilder<boolean>;
}

export const metadataOwners = defineRegistry<MetadataOwner>('owners of metadata');
