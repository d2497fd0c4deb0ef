import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { assertVersion } from '../../../shared/edit-version.ts';
import { newId } from '../../../shared/new-id.ts';
import { validate } from '../../../shared/validate.ts';
import { menuSchema } from './menu-rules.ts';
import type { CurrentContent } from '../current-content.ts';
import { MenuEntity, type MenuName } from './menu.entity.ts';

/** A menu as staff send it. */
export type MenuInput = z.input<typeof menuSchema>;

/** The menus that staff have changed. */
export class MenuService {
  constructor(
    private readonly em: EntityManager,
    private readonly current: CurrentContent,
  ) {}

  /** As shoppers see them: from memory. */
  get shown(): readonly MenuEntity[] {
    return this.current.menus;
  }

  /** As last saved, by whichever process: to be edited. */
  async list(): Promise<MenuEntity[]> {
    return this.em.find(MenuEntity, {}, { orderBy: { name: 'asc' } });
  }

  refreshContent(): Promise<void> {
    return this.current.refresh(this.em);
  }

  /** Replaces a menu. @throws UserError VERSION_CHANGED, or with the broken rules */
  async update(name: MenuName, input: MenuInput, expectedVersion: string | null = null): Promise<MenuEntity> {
    const { title, entries } = validate(menuSchema, input, ['input']);
    await retryTransaction(this.em, async (em) => {
      await em.upsert(MenuEntity, { name, entries: [] }, { onConflictAction: 'ignore' });
      const menu = await em.findOneOrFail(MenuEntity, name, { lockMode: LockMode.PESSIMISTIC_WRITE });
      assertVersion(menu, expectedVersion);
      const formerIds = new Set(menu.entries.map(({ id }) => id));
      menu.title = title;
      menu.entries = entries.map(({ id, link }) => ({
        // Each id once, however often it was sent.
        id: id && formerIds.delete(id) ? id : newId(),
        link,
      }));
    });
    await this.refreshContent();
    return this.em.fork().findOneOrFail(MenuEntity, name);
  }

  /** Removes a menu's changes. */
  async reset(name: MenuName): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const menu = await em.findOne(MenuEntity, name, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (menu) em.remove(menu);
    });
    await this.refreshContent();
  }
}
