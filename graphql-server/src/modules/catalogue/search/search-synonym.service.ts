import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { assertVersion } from '../../../shared/edit-version.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import { searchWords } from '../../../shared/search-words.ts';
import { requiredLine } from '../../../shared/text-rules.ts';
import { brokenRule, validate } from '../../../shared/validate.ts';
import { SearchSynonymEntity } from './search-synonym.entity.ts';

/** More groups would slow down every search. */
const MAX_GROUPS = 500;
const MAX_WORDS = 20;

const synonymSchema = z.object({
  words: z
    .array(
      requiredLine('label.searchWord', 60)
        .transform((word) => word.toLowerCase().replaceAll(/\s+/g, ' '))
        .refine((word) => searchWords(word).length > 0, brokenRule('searchWords.meaningless')),
    )
    .min(2, brokenRule('searchWords.tooFew'))
    .max(MAX_WORDS, brokenRule('searchWords.tooMany', { max: MAX_WORDS }))
    .refine((words) => new Set(words).size === words.length, brokenRule('searchWords.repeated')),
});

/** A synonym group as an admin sends it. */
export type SearchSynonymInput = z.input<typeof synonymSchema>;

/** Words with the same meaning in searches. */
export interface SearchSynonym {
  id: string;
  words: string[];
  /** Changes with each edit; see `assertVersion`. */
  version: string;
}

/** The merchant's synonyms. Each search reads them from the database, so changes apply at once. */
export class SearchSynonymService {
  constructor(private readonly em: EntityManager) {}

  /** All groups, sorted by their first word. */
  async list(): Promise<SearchSynonym[]> {
    const groups = await this.em.find(SearchSynonymEntity, {});
    const firstOf = ({ words }: SearchSynonym) => words[0] ?? '';
    return groups.sort((one, other) => firstOf(one).localeCompare(firstOf(other)));
  }

  /** Adds a group. @throws UserError INVALID_VALUE when there are 500 already, or with the broken rules */
  async create(input: SearchSynonymInput): Promise<SearchSynonym> {
    const { words } = validate(synonymSchema, input, ['input']);
    const id = newId();
    await retryTransaction(this.em, async (em) => {
      if ((await em.count(SearchSynonymEntity)) >= MAX_GROUPS) {
        throw userError('INVALID_VALUE', message('searchSynonyms.tooMany', { max: MAX_GROUPS }), ['input']);
      }
      em.create(SearchSynonymEntity, { id, words });
    });
    return this.findOrThrow(id);
  }

  /** Replaces the words of a group. @throws UserError NOT_FOUND, VERSION_CHANGED, or with the broken rules */
  async update(
    id: string,
    input: SearchSynonymInput,
    expectedVersion: string | null = null,
  ): Promise<SearchSynonym> {
    const { words } = validate(synonymSchema, input, ['input']);
    await retryTransaction(this.em, async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const group = isUuid(id) ? await em.findOne(SearchSynonymEntity, { id }, lock) : null;
      if (!group) throw notFound();
      assertVersion(group, expectedVersion);
      group.words = words;
    });
    return this.findOrThrow(id);
  }

  /** Deletes a group. @throws UserError NOT_FOUND */
  async delete(id: string): Promise<void> {
    const deleted = isUuid(id) ? await this.em.nativeDelete(SearchSynonymEntity, { id }) : 0;
    if (deleted === 0) throw notFound();
  }

  private async findOrThrow(id: string): Promise<SearchSynonym> {
    const group = await this.em.fork().findOne(SearchSynonymEntity, { id });
    if (!group) throw notFound();
    return group;
  }
}

const notFound = () => userError('NOT_FOUND', message('searchSynonym.notFound'), ['id']);
