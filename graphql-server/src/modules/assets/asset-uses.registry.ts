import type { RawBuilder } from 'kysely';
import { defineRegistry } from '../../core/define-module.ts';

/**
 * Queries for the rows that use the asset of the surrounding statement, `assets`. A module whose table has a
 * column for pictures must add one, or its pictures are deleted after a day.
 */
export const assetUses = defineRegistry<RawBuilder<unknown>>('asset uses');
