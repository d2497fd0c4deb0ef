import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { page } from '../../navigation/page.ts';

const pages = { contact: page('/contact', () => t`Contact`) };

export const contact: Feature<typeof pages> = {
  pages,
  screens: { contact: screen(() => import('./contact-page.tsx'), 'ContactPage') },
};
