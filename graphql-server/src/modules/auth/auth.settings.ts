import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';

/** How staff sign in. */
interface SecuritySettings {
  /** Whether staff without a second factor can do nothing but set one up. */
  requiresSecondFactor: boolean;
}

export const authSettings = {
  // How people log in is decided by people: no program takes the second factor away.
  security: settingsSection({
    contract: 'Security',
    schema: z.object({ requiresSecondFactor: z.boolean() }),
    defaults: (): SecuritySettings => ({ requiresSecondFactor: false }),
    variables: { requiresSecondFactor: 'STAFF_SECOND_FACTOR' },
    isForPeople: true,
  }),
};
