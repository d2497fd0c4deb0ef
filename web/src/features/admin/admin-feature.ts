import type { ComponentType } from 'react';
import type { DashboardQuery, Permission } from '../../gql/graphql.ts';
import type { Screen } from '../../navigation/feature.ts';
import type { AdminPage, Page } from '../../navigation/page.ts';

/** An icon of the menu, of a section of the settings or of a task. */
export type Icon = ComponentType<{
  size: number;
  strokeWidth?: number;
  className?: string;
  'aria-hidden': 'true';
}>;

/** A page that the search of the back office finds by its title, and by other words for what is on it. */
export interface FoundPage {
  page: AdminPage;
  /** Those of other shop systems, too. */
  words?: () => string;
}

/** An entry of the menu. */
export interface MenuEntry extends FoundPage {
  /** Its place among those of all features, from the top. */
  order: number;
  Icon: Icon;
}

/** A section of the settings. */
export interface SettingsSection extends FoundPage {
  /** Its place among those of all features, from the top. */
  order: number;
  Icon: Icon;
  /** What is set there. */
  text: () => string;
}

type Connection = NonNullable<DashboardQuery['products']>;

/** A count on the dashboard. */
export interface Figure {
  /** Its place among those of all features, from the start. */
  order: number;
  permission: Permission;
  label: () => string;
  /** The list that is counted; undefined while loading. */
  list: (
    data: DashboardQuery,
  ) => (Pick<Connection, 'totalCount'> & Partial<Pick<Connection, 'totalCountPrecision'>>) | null | undefined;
  /** Path of the list behind the count. */
  to: string;
}

/** Something that waits to be done. */
export interface Task {
  /** Its place among those of all features: the most urgent ones first. */
  order: number;
  /** How many there are; null for what the role does not include. */
  count: (toDo: NonNullable<DashboardQuery['toDo']>) => number | null | undefined;
  /** What is to be done, with the number. */
  label: (count: number) => string;
  to: string;
  Icon: Icon;
  /** What it takes to do it: nobody is told of what they may not. */
  permission: Permission;
  /** Whether something has gone wrong. */
  isTrouble?: boolean;
}

/** A part of the dashboard: as wide as the page, or in one of its two columns. */
export interface DashboardPanel {
  place: 'wide' | 'main' | 'side';
  permission: Permission;
  /** The data is undefined while loading. */
  Panel: ComponentType<{ data: DashboardQuery | undefined }>;
}

/** What a feature shows on the dashboard; `dashboard/dashboard.graphql` has its fields, in one request. */
export interface DashboardTiles {
  readonly figures?: readonly Figure[];
  readonly tasks?: readonly Task[];
  readonly panels?: readonly DashboardPanel[];
}

/** What a feature of the back office says of itself in its `feature.ts`; the back office joins it all. */
export interface AdminFeature<Pages extends Readonly<Record<string, Page>> = Readonly<Record<string, Page>>> {
  readonly pages: Pages;
  readonly screens: { readonly [Name in keyof Pages]: Screen };
  readonly menu?: readonly MenuEntry[];
  /** Further pages that the search finds. */
  readonly shortcuts?: readonly FoundPage[];
  readonly settings?: readonly SettingsSection[];
  /** What it shows on the dashboard. */
  readonly dashboard?: () => Promise<{ tiles: DashboardTiles }>;
}
