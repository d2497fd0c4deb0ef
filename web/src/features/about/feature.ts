import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { page } from '../../navigation/page.ts';

const pages = { about: page('/about', () => t`About`) };

export const about: Feature<typeof pages> = {
  pages,
  screens: { about: screen(() => import('./about-page.tsx'), 'AboutPage') },
};
