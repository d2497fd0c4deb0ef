import type { RawBuilder } from 'kysely';
import { defineRegistry } from '../../core/define-module.ts';

/**
 * Queries for the rows that show the asset of the surrounding statement, `assets`: whose table has a column
 * for pictures adds one, or its pictures are deleted after a day.
 */
export const assetUses = defineRegistry<RawBuilder<unknown>>('asset uses');
