import { z } from 'zod';
import { message } from '../../shared/messages/message.ts';
import { countryCode, line, requiredLine } from '../../shared/text-rules.ts';
import { isKnownPlace } from '../../shared/places/regions.ts';
import { brokenRule } from '../../shared/validate.ts';
import { isSamePlace } from '../delivery/delivery-rules.ts';
import { formatVatNumber, parseVatNumber } from './vat-number-rules.ts';
import { taxRoundings, WHOLE_RATE } from '../pricing/taxes.ts';

const MAX_CLASSES = 20;
const MAX_RATES = 500;

const region = line('label.region', 100)
  .nullish()
  .transform((text) => text || null);

/** A VAT number of an EU country, in the form in which VIES has it; null if empty. */
export const vatNumberRule = z
  .string()
  .max(40, brokenRule('vatNumber.invalid'))
  .nullish()
  .transform((text) => text?.trim() || null)
  .refine((text) => text === null || parseVatNumber(text) !== null, brokenRule('vatNumber.invalid'))
  .transform((text) => {
    const parsed = text === null ? null : parseVatNumber(text);
    return parsed && formatVatNumber(parsed);
  });

const placeRate = z
  .object({
    countryCode,
    region,
    name: requiredLine('label.taxName', 40),
    rate: z
      .int(brokenRule('taxes.rateInvalid'))
      .min(0, brokenRule('taxes.rateInvalid'))
      .max(WHOLE_RATE, brokenRule('taxes.rateInvalid')),
  })
  .refine(isKnownPlace, { error: brokenRule('region.unknown'), path: ['region'] });

const taxClass = z.object({
  id: z.string().nullish(),
  name: requiredLine('label.taxClassName', 60),
  isForDelivery: z
    .boolean()
    .nullish()
    .transform((is) => is ?? false),
  rates: z
    .array(placeRate)
    .max(MAX_RATES, brokenRule('list.tooLong', { what: message('label.taxRates'), max: MAX_RATES }))
    .superRefine((rates, context) => {
      for (const [index, rate] of rates.entries())
        if (rates.slice(0, index).some((other) => isSamePlace(other, rate)))
          context.addIssue({ code: 'custom', message: brokenRule('taxes.placeTwice'), path: [index] });
    }),
});

/** Tax settings as staff send them. */
export const taxSettingsShape = {
  isEnabled: z.boolean(),
  pricesIncludeTax: z.boolean(),
  rounding: z.enum(taxRoundings),
  region,
  isReverseChargeEnabled: z.boolean(),
  vatNumber: vatNumberRule,
  classes: z
    .array(taxClass)
    .min(1, brokenRule('taxes.noClass'))
    .max(MAX_CLASSES, brokenRule('list.tooLong', { what: message('label.taxClasses'), max: MAX_CLASSES }))
    .superRefine((classes, context) => {
      const isRepeated = ({ name }: { name: string }, index: number) =>
        classes.slice(0, index).some((other) => other.name.toLowerCase() === name.toLowerCase());
      for (const [index, chosen] of classes.entries())
        if (isRepeated(chosen, index))
          context.addIssue({
            code: 'custom',
            message: brokenRule('taxes.classTwice'),
            path: [index, 'name'],
          });
      const second = classes.findLastIndex(({ isForDelivery }) => isForDelivery);
      if (classes.filter(({ isForDelivery }) => isForDelivery).length > 1)
        context.addIssue({
          code: 'custom',
          message: brokenRule('taxes.secondForDelivery'),
          path: [second, 'isForDelivery'],
        });
    }),
};
