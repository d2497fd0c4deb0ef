import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';

/** How staff sign in. */
interface SecuritySettings {
  /** Whether staff without a second factor can do nothing except set one up. */
  requiresSecondFactor: boolean;
}

export const authSettings = {
  // Only staff can change these settings, so that no program can switch the second factor off.
  security: settingsSection({
    contract: 'Security',
    schema: z.object({ requiresSecondFactor: z.boolean() }),
    defaults: (): SecuritySettings => ({ requiresSecondFactor: false }),
    variables: { requiresSecondFactor: 'STAFF_SECOND_FACTOR' },
    changedBy: 'STAFF with settings:write',
  }),
};
