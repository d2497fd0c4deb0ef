import { t } from '@lingui/core/macro';
import type { AdminPage } from '../../navigation/page.ts';
import { adminFeatures } from './admin-features.ts';

interface SearchedPage {
  label: string;
  /** Describes its content; the search finds it by this, too. */
  words: string;
  page: AdminPage;
}

const inOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

export const menu = adminFeatures.flatMap(({ menu: own = [] }) => own).sort(inOrder);

/** The sections of the settings, in the order of their page. */
export const settingsSections = adminFeatures.flatMap(({ settings = [] }) => settings).sort(inOrder);

/** The pages that the search finds: those in the menu and the shortcuts. */
export const searchedPages = (): SearchedPage[] => [
  ...[...menu, ...adminFeatures.flatMap(({ shortcuts = [] }) => shortcuts)].map(({ page, words }) => ({
    label: page.label(),
    words: words?.() ?? '',
    page,
  })),
  ...settingsSections.map(({ page, text, words }) => {
    const label = page.label();
    return { label: t`Settings: ${label}`, words: `${text()} ${words?.() ?? ''}`, page };
  }),
];
