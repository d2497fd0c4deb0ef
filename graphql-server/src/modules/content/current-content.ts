import type { EntityManager } from '../../db/database.ts';
import { MenuEntity } from './menus/menu.entity.ts';
import { HOME } from './pages/page-rules.ts';
import { PageEntity } from './pages/page.entity.ts';

/** The page that the storefront's own menus link to, if it is published. */
const ABOUT = 'about';

/**
 * What most requests need of the merchant's content, kept in memory. The process that changes a menu or a
 * page refreshes it at once; in other processes a job does it each second.
 */
export class CurrentContent {
  #menus: readonly MenuEntity[] = [];
  #pages: readonly PageEntity[] = [];
  #text = '';
  #revision = 0;

  /** Reloads it, in two statements. */
  async refresh(em: EntityManager): Promise<void> {
    const options = { disableIdentityMap: true } as const;
    const menus = await em.find(MenuEntity, {}, { orderBy: { name: 'asc' }, ...options });
    const pages = await em.find(
      PageEntity,
      { kind: 'PAGE', handle: { $in: [HOME, ABOUT] }, deletedAt: null },
      options,
    );
    const text = JSON.stringify([menus, pages]);
    if (text === this.#text) return;
    this.#menus = menus;
    this.#pages = pages.filter(({ published }) => published !== null);
    this.#text = text;
    this.#revision += 1;
  }

  /** The menus that staff have changed. */
  get menus(): readonly MenuEntity[] {
    return this.#menus;
  }

  /** The home page, if staff have published one. */
  get home(): PageEntity | null {
    return this.#published(HOME);
  }

  get hasAboutPage(): boolean {
    return this.#published(ABOUT) !== null;
  }

  /** Changes whenever something of it has changed. */
  get revision(): number {
    return this.#revision;
  }

  #published(handle: string): PageEntity | null {
    return this.#pages.find((page) => page.handle === handle) ?? null;
  }
}
