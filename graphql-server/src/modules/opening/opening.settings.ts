import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';

/** Setup steps that a shop may do without. */
export const optionalSteps = ['CURRENCY', 'TAXES', 'THEME', 'STAFF', 'DOMAIN'] as const;

export type OptionalStep = (typeof optionalSteps)[number];

interface OpeningSettings {
  /** Whether everybody sees the storefront. */
  isOpen: boolean;
  /** Steps that staff marked as not needed. */
  skippedSteps: OptionalStep[];
  /** Of the password that shows visitors the storefront before it opens; never in the contract. */
  passwordHash: string | null;
  /** When staff ended the demo that this shop began as (ISO 8601); never in the contract. */
  demoEndedAt: string | null;
}

export const openingSettings = {
  opening: settingsSection({
    contract: 'Opening',
    schema: z.object({
      isOpen: z.boolean(),
      skippedSteps: z.array(z.enum(optionalSteps)).transform((steps) => [...new Set(steps)]),
      passwordHash: z.string().nullable(),
      demoEndedAt: z.string().nullable(),
    }),
    defaults: (isDemo): OpeningSettings => ({
      isOpen: isDemo,
      skippedSteps: [],
      passwordHash: null,
      demoEndedAt: null,
    }),
  }),
};
