import type { ComponentType } from 'react';
import type { DashboardQuery, Permission } from '../../gql/graphql.ts';
import type { Screen } from '../../navigation/feature.ts';
import type { AdminPage, Page } from '../../navigation/page.ts';

export type Icon = ComponentType<{
  size: number;
  strokeWidth?: number;
  className?: string;
  'aria-hidden': 'true';
}>;

/** A page that the back office's search finds by its title or by other terms for its content. */
export interface FoundPage {
  page: AdminPage;
  /** Includes the terms of other shop systems. */
  words?: () => string;
}

/** A menu entry. */
export interface MenuEntry extends FoundPage {
  /** Its position among the entries of all features, from the top. */
  order: number;
  Icon: Icon;
}

/** A section of the settings. */
export interface SettingsSection extends FoundPage {
  /** Its position among the sections of all features, from the top. */
  order: number;
  Icon: Icon;
  /** Describes its settings. */
  text: () => string;
}

type Connection = NonNullable<DashboardQuery['products']>;

/** A count on the dashboard. */
export interface Figure {
  /** Its position among the figures of all features, from the start. */
  order: number;
  permission: Permission;
  label: () => string;
  /** The counted list; undefined while loading. */
  list: (
    data: DashboardQuery,
  ) => (Pick<Connection, 'totalCount'> & Partial<Pick<Connection, 'totalCountPrecision'>>) | null | undefined;
  /** The path of that list. */
  to: string;
}

/** A task for staff. */
export interface Task {
  /** Its position among the tasks of all features, most urgent first. */
  order: number;
  /** The number of tasks; null if the role does not include them. */
  count: (toDo: NonNullable<DashboardQuery['toDo']>) => number | null | undefined;
  /** The task with its count. */
  label: (count: number) => string;
  to: string;
  Icon: Icon;
  /** The permission that the task needs; without it, it is not shown. */
  permission: Permission;
  /** Whether the task is a problem. */
  isTrouble?: boolean;
}

/** A panel of the dashboard: full width, or in one of its two columns. */
export interface DashboardPanel {
  place: 'wide' | 'main' | 'side';
  permission: Permission;
  /** The data is undefined while loading. */
  Panel: ComponentType<{ data: DashboardQuery | undefined }>;
}

/**
 * A feature's parts of the dashboard. Their fields are in `dashboard/dashboard.graphql`, so that one request
 * loads them all.
 */
export interface DashboardTiles {
  readonly figures?: readonly Figure[];
  readonly tasks?: readonly Task[];
  readonly panels?: readonly DashboardPanel[];
}

/** What a back office feature declares in its `feature.ts`; the back office joins them all. */
export interface AdminFeature<Pages extends Readonly<Record<string, Page>> = Readonly<Record<string, Page>>> {
  readonly pages: Pages;
  readonly screens: { readonly [Name in keyof Pages]: Screen };
  readonly menu?: readonly MenuEntry[];
  /** Additional pages that the search finds. */
  readonly shortcuts?: readonly FoundPage[];
  readonly settings?: readonly SettingsSection[];
  readonly dashboard?: () => Promise<{ tiles: DashboardTiles }>;
}
