import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { countryCode } from '../../shared/text-rules.ts';
import { deliveryAmount, deliveryZones } from './delivery-settings-rules.ts';
import { deliveryChange, deliverySettings as inForce } from './stored-delivery.ts';

export const deliverySettings = {
  delivery: settingsSection({
    contract: 'Delivery',
    schema: z.object({
      countryCode,
      zones: deliveryZones,
      fee: deliveryAmount,
      freeFrom: deliveryAmount.nullable(),
    }),
    defaults: () => inForce({ countryCode: 'US', fee: 0, freeFrom: 140_00 }),
    inForce: (content, { stored }) => inForce({ ...content, zones: stored.zones }),
    toStored: deliveryChange,
  }),
};
