import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { type UserError, userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid } from '../../shared/new-id.ts';
import { MAX_TAGS, type TagChange, tagList, tagsAfter } from '../../shared/tag-rules.ts';
import { validate } from '../../shared/validate.ts';

/** Maximum number of items per bulk change. */
const MAX_AT_ONCE = 100;
/**
 * Suggestions come from at most so many items, and are at most so many, so that they stay fast with any
 * number of orders.
 */
const MAX_READ = 1000;
const MAX_KNOWN = 500;

/**
 * A taggable table with `tags` and `created_at`, a condition on its rows, and the error for an unknown id.
 */
export interface Taggable {
  table: string;
  rows: RawBuilder<boolean>;
  notFound: () => UserError;
}

/** Tags added to and removed from an item. */
export interface TagsUpdateResult {
  id: string;
  added: string[];
  removed: string[];
}

interface TaggedRow {
  id: string;
  tags: string[];
}

const changeSchema = z.object({ add: tagList, remove: tagList });

/** Staff's tags on orders or customers. */
export class TagService {
  constructor(
    private readonly em: EntityManager,
    private readonly of: Taggable,
  ) {}

  /** Tags of the newest tagged items, in alphabetical order. */
  async list(): Promise<string[]> {
    const { table, rows: some } = this.of;
    const { rows } = await sql<{ tag: string }>`
      select distinct tag from (
        select tags from ${sql.table(table)} where tags <> '[]' and ${some} order by created_at desc, id desc limit ${sql.lit(MAX_READ)}
      ) latest, jsonb_array_elements_text(tags) tag
      order by tag limit ${sql.lit(MAX_KNOWN)}
    `.execute(this.em.getKysely());
    return rows.map(({ tag }) => tag);
  }

  /**
   * Adds tags to all items and removes others.
   * @returns the actual changes, without unchanged tags, which is what an undo needs
   * @throws UserError NOT_FOUND for an unknown id, INVALID_VALUE for none or more than 100 ids, or for too
   * many tags on an item, or for invalid input; nothing is changed then
   */
  async update(ids: readonly string[], change: TagChange): Promise<TagsUpdateResult[]> {
    const { add, remove } = validate(changeSchema, change);
    const uniqueIds = [...new Set(ids)];
    if (uniqueIds.length < 1 || uniqueIds.length > MAX_AT_ONCE)
      throw userError('INVALID_VALUE', message('tags.tooManyAtOnce', { max: MAX_AT_ONCE }), ['ids']);
    return retryTransaction(this.em, async (em) => {
      const tagged = await this.lock(em, uniqueIds.filter(isUuid));
      if (tagged.length < uniqueIds.length) throw this.of.notFound();
      const changed = tagged.flatMap(({ id, tags }) => {
        const after = tagsAfter(tags, { add, remove }).toSorted(byCodeUnits);
        return after.join() === tags.join() ? [] : [{ id, before: tags, tags: after }];
      });
      if (changed.some(({ tags }) => tags.length > MAX_TAGS))
        throw userError('INVALID_VALUE', message('tags.tooMany', { max: MAX_TAGS }), ['add']);
      if (changed.length > 0) await this.storeTags(em, changed);
      return changed.map(({ id, before, tags }) => ({
        id,
        added: without(tags, before),
        removed: without(before, tags),
      }));
    });
  }

  private async lock(em: EntityManager, ids: readonly string[]): Promise<TaggedRow[]> {
    const { table, rows: some } = this.of;
    const { rows } = await sql<TaggedRow>`
      select id, tags from ${sql.table(table)} where id = any (${sql.val(ids)}::uuid[]) and ${some} order by id for no key update
    `.execute(em.getKysely());
    return rows;
  }

  private async storeTags(em: EntityManager, changed: readonly TaggedRow[]): Promise<void> {
    await sql`
      update ${sql.table(this.of.table)} tagged set tags = changed.tags
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (id uuid, tags jsonb)
      where tagged.id = changed.id
    `.execute(em.getKysely());
  }
}

const without = (tags: readonly string[], others: readonly string[]) =>
  tags.filter((tag) => !others.includes(tag));

const byCodeUnits = (one: string, other: string) => (one < other ? -1 : 1);
