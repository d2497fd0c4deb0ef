import type { ComponentType } from 'react';
import type { Page, PageGroup } from './page.ts';

/** Loads the component of a page. */
export type Screen = () => Promise<{ Component: ComponentType }>;

/** Screens by page name, in the same groups. */
export interface ScreenGroup {
  readonly [name: string]: Screen | ScreenGroup;
}

/** One screen for each page with these audiences. */
type ScreensOf<Pages extends PageGroup, For extends Page['audience']> = {
  readonly [
    Name in keyof Pages as Pages[Name] extends Page<string, infer Audience>
      ? Audience extends For
        ? Name
        : never
      : Pages[Name] extends PageGroup
        ? keyof ScreensOf<Pages[Name], For> extends never
          ? never
          : Name
        : never
  ]: Pages[Name] extends Page ? Screen : Pages[Name] extends PageGroup ? ScreensOf<Pages[Name], For> : never;
};

/** A link in the account's menu. */
export interface AccountLink {
  page: Page;
  label: () => string;
  section: 'account' | 'orders' | 'opinions';
}

/** What a feature of the shop declares in its `feature.ts`; the application joins them all. */
export interface Feature<Pages extends PageGroup> {
  readonly pages: Pages;
  /** The screens of its pages, except those for customers only. */
  readonly screens: ScreensOf<Pages, 'everyone' | 'buyer'>;
  /** The parts for customers only, which visitors never load. */
  readonly forCustomers?: () => Promise<ForCustomers<Pages>>;
}

export interface ForCustomers<Pages extends PageGroup> {
  readonly screens: ScreensOf<Pages, 'customer'>;
  readonly menu: readonly AccountLink[];
}

/** A feature with any pages. */
export interface AnyFeature {
  readonly pages: PageGroup;
  readonly screens: ScreenGroup;
  readonly forCustomers?: () => Promise<{ screens: ScreenGroup; menu: readonly AccountLink[] }>;
}

/** Loads a screen when it is first shown; each import is a separate chunk. */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Screen {
  return async () => ({ Component: (await load())[name] });
}

type Joined<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Joins the pages of all features into one table. */
export function joinPages<const Features extends readonly { pages: PageGroup }[]>(
  features: Features,
): Joined<Features[number]['pages']> {
  return Object.assign({}, ...features.map(({ pages }) => pages)) as Joined<Features[number]['pages']>;
}
