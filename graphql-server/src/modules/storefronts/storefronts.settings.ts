import { settingsSection } from '../../core/settings-section.ts';
import { headlessSettings } from './storefront-settings-rules.ts';
import { headlessChange } from './stored-storefronts.ts';
import type { HeadlessSettings } from './storefronts.ts';

export const storefrontsSettings = {
  headless: settingsSection({
    contract: 'Headless',
    schema: headlessSettings,
    defaults: (): HeadlessSettings => ({ storefronts: [] }),
    toStored: (change, _stored, before) => headlessChange(change, before),
  }),
};
