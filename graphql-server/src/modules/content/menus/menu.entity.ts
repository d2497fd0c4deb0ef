import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { StoredLink } from '../links/link.ts';

export const menuNames = ['MAIN', 'FOOTER_1', 'FOOTER_2', 'FOOTER_3', 'LEGAL'] as const;
export type MenuName = (typeof menuNames)[number];

/** An entry of a menu, as stored. */
export interface StoredMenuEntry {
  id: string;
  link: StoredLink;
}

/** A menu that staff changed; the others are as the shop has them by itself. */
export const MenuEntity = defineEntity({
  name: 'Menu',
  tableName: 'menus',
  properties: {
    name: p.text().$type<MenuName>().primary(),
    title: p.string().default(''),
    entries: p.json().$type<StoredMenuEntry[]>(),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
  },
});

export type MenuEntity = InferEntity<typeof MenuEntity>;
