import { t } from '@lingui/core/macro';
import type { AdminPage } from '../../navigation/page.ts';
import { adminFeatures } from './admin-features.ts';

interface SearchedPage {
  label: string;
  /** What is on it, by which it is found, too. */
  words: string;
  page: AdminPage;
}

const inOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** The menu of the back office. */
export const menu = adminFeatures.flatMap(({ menu: own = [] }) => own).sort(inOrder);

/** The sections of the settings, in the order of their page. */
export const settingsSections = adminFeatures.flatMap(({ settings = [] }) => settings).sort(inOrder);

/** The pages that a search finds: those of the menu, and others that can be gone to from anywhere. */
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
