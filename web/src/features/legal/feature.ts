import { t } from '@lingui/core/macro';
import { type Feature, screen } from '../../navigation/feature.ts';
import { page } from '../../navigation/page.ts';

const pages = {
  /** By the contract's `LegalPageKind`; each page exists once a merchant has written it. */
  legal: {
    TERMS: page('/terms', () => t`Terms of sale`),
    PRIVACY: page('/privacy', () => t`Privacy policy`),
    RETURNS: page('/returns', () => t`Returns policy`),
  },
};

export const legal: Feature<typeof pages> = {
  pages,
  screens: {
    legal: {
      TERMS: screen(() => import('./legal-page.tsx'), 'TermsPage'),
      PRIVACY: screen(() => import('./legal-page.tsx'), 'PrivacyPage'),
      RETURNS: screen(() => import('./legal-page.tsx'), 'ReturnsPolicyPage'),
    },
  },
};
