import type { EntityManager } from '../../../db/database.ts';
import type { ContentDatabase } from '../content.tables.ts';
import { MenuEntity } from './menu.entity.ts';

/** The page that the storefront's own menus link to, if it is published. */
const ABOUT = 'about';

/**
 * What the navigation of every page follows from, kept in memory. The process that changes a menu or a page
 * refreshes it at once; in other processes a job does it each second.
 */
export class CurrentNavigation {
  #menus: readonly MenuEntity[] = [];
  #hasAboutPage = false;

  /** Reloads it, in two statements. */
  async refresh(em: EntityManager): Promise<void> {
    const menus = await em.find(MenuEntity, {}, { orderBy: { name: 'asc' }, disableIdentityMap: true });
    const about = await em
      .getKysely<ContentDatabase>()
      .selectFrom('pages')
      .where('kind', '=', 'PAGE')
      .where('handle', '=', ABOUT)
      .where('published', 'is not', null)
      .where('deleted_at', 'is', null)
      .select('id')
      .executeTakeFirst();
    this.#menus = menus;
    this.#hasAboutPage = about !== undefined;
  }

  /** The menus that staff have changed. */
  get menus(): readonly MenuEntity[] {
    return this.#menus;
  }

  get hasAboutPage(): boolean {
    return this.#hasAboutPage;
  }

  /** Changes whenever the navigation has changed. */
  get state(): string {
    const versions = this.#menus.map(({ name, version }) => `${name} ${version}`);
    return [...versions, this.#hasAboutPage].join();
  }
}
