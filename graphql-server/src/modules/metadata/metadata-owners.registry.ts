import type { RawBuilder } from 'kysely';
import { defineRegistry } from '../../core/define-module.ts';
import type { Permission } from '../../shared/permissions.ts';
import type { MetadataKind } from './metadata.entity.ts';

/** A table with whose rows metadata is kept; its database rules have `hasMetadata`. */
export interface MetadataOwner {
  kind: MetadataKind;
  /** Who may change what is kept with it. */
  permission: Permission;
  /** Locks what the id is a part of, so that changes of it follow each other; no row: there is none. */
  lock: (id: string) => RawBuilder<unknown>;
  /** The condition that a row of `metadata` belongs to something that is no longer offered. */
  isGone?: RawBuilder<boolean>;
}

export const metadataOwners = defineRegistry<MetadataOwner>('owners of metadata');
