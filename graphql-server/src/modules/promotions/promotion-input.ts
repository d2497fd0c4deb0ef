import { z } from 'zod';
import { MAX_AMOUNT } from '../../shared/money/money.ts';
import { requiredLine } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';
import type { PromotionEffect } from '../pricing/discounts.ts';
import { normalisedCode, type Promotion } from './promotion.ts';

/** A promotion as staff send it. */
export interface PromotionInput {
  title?: string | null;
  code?: string | null;
  kind?: PromotionEffect['kind'] | null;
  percent?: number | null;
  amount?: number | null;
  buyQuantity?: number | null;
  getQuantity?: number | null;
  minimum?: number | null;
  productIds?: string[] | null;
  categoryIds?: string[] | null;
  collectionIds?: string[] | null;
  customerIds?: string[] | null;
  firstOrderOnly?: boolean | null;
  startsAt?: Date | null;
  endsAt?: Date | null;
  usageLimit?: number | null;
  customerLimit?: number | null;
  priority?: number | null;
  combines?: boolean | null;
  isEnabled?: boolean | null;
  isWelcome?: boolean | null;
}

const MAX_CHOSEN = 100;

const percent = z
  .int(brokenRule('promotion.percent'))
  .min(1, brokenRule('promotion.percent'))
  .max(100, brokenRule('promotion.percent'));
const units = z
  .int(brokenRule('promotion.units'))
  .min(1, brokenRule('promotion.units'))
  .max(999, brokenRule('promotion.units'));
const limit = z
  .int(brokenRule('promotion.limit'))
  .min(1, brokenRule('promotion.limit'))
  .max(1_000_000, brokenRule('promotion.limit'));
const priority = z
  .int(brokenRule('promotion.priority'))
  .min(-1000, brokenRule('promotion.priority'))
  .max(1000, brokenRule('promotion.priority'));
const MAX = { max: MAX_AMOUNT };
const amount = z
  .int(brokenRule('promotion.amount', MAX))
  .min(1, brokenRule('promotion.amount', MAX))
  .max(MAX_AMOUNT, brokenRule('promotion.amount', MAX));

const code = z
  .string()
  .transform(normalisedCode)
  .transform((text) => text || null)
  .pipe(
    z
      .string()
      .regex(/^[A-Z0-9_-]{3,30}$/, brokenRule('promotionCode.invalid'))
      .nullable(),
  );

const chosen = z
  .array(z.uuid(brokenRule('promotion.groupUnknown')))
  .max(MAX_CHOSEN, brokenRule('promotion.tooMany', { max: MAX_CHOSEN }))
  .nullish()
  .transform((ids) => [...new Set(ids)]);

const flag = (fallback: boolean) =>
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? fallback);

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

const shape = z.object({
  title: requiredLine('label.promotionTitle', 80),
  code: optional(code),
  kind: z.enum(['PERCENT', 'AMOUNT', 'FREE_DELIVERY', 'BUY_X_GET_Y']),
  percent: optional(percent),
  amount: optional(amount),
  buyQuantity: optional(units),
  getQuantity: optional(units),
  minimum: optional(amount),
  productIds: chosen,
  categoryIds: chosen,
  collectionIds: chosen,
  customerIds: chosen,
  firstOrderOnly: flag(false),
  startsAt: z.date(),
  endsAt: optional(z.date()),
  usageLimit: optional(limit),
  customerLimit: optional(limit),
  priority: priority.nullish().transform((value) => value ?? 0),
  combines: flag(true),
  isEnabled: flag(true),
  isWelcome: flag(false),
});

type Shape = z.output<typeof shape>;

/** Fields required by each kind of effect. */
const needed: Record<PromotionEffect['kind'], ('percent' | 'amount' | 'buyQuantity' | 'getQuantity')[]> = {
  PERCENT: ['percent'],
  AMOUNT: ['amount'],
  FREE_DELIVERY: [],
  BUY_X_GET_Y: ['buyQuantity', 'getQuantity', 'percent'],
};

/** Validates a promotion. Fields of other kinds of effect are dropped. */
export const promotionSchema = shape
  .superRefine((input, context) => {
    for (const field of needed[input.kind]) {
      if (input[field] === null)
        context.addIssue({
          code: 'custom',
          path: [field],
          message: brokenRule('promotion.effectIncomplete'),
        });
    }
    if (input.endsAt && input.endsAt <= input.startsAt)
      context.addIssue({ code: 'custom', path: ['endsAt'], message: brokenRule('promotion.period') });
  })
  .transform(({ kind, percent: off, amount: value, buyQuantity, getQuantity, ...rest }) => ({
    ...rest,
    effect: effectOf({ kind, percent: off, amount: value, buyQuantity, getQuantity }),
  }));

/** The stored form of a promotion. */
export type PromotionColumns = z.output<typeof promotionSchema>;

function effectOf(
  input: Pick<Shape, 'kind' | 'percent' | 'amount' | 'buyQuantity' | 'getQuantity'>,
): PromotionEffect {
  const { kind, percent: off, amount: value, buyQuantity, getQuantity } = input;
  switch (kind) {
    case 'PERCENT':
      return { kind, percent: off ?? 0 };
    case 'AMOUNT':
      return { kind, amount: value ?? 0 };
    case 'FREE_DELIVERY':
      return { kind };
    case 'BUY_X_GET_Y':
      return { kind, buyQuantity: buyQuantity ?? 0, getQuantity: getQuantity ?? 0, percent: off ?? 100 };
  }
}

/** The parts of an effect as separate form fields. */
export function effectFields(effect: PromotionEffect) {
  return {
    kind: effect.kind,
    percent: 'percent' in effect ? effect.percent : null,
    amount: 'amount' in effect ? effect.amount : null,
    buyQuantity: 'buyQuantity' in effect ? effect.buyQuantity : null,
    getQuantity: 'getQuantity' in effect ? effect.getQuantity : null,
  };
}

/** Converts a stored promotion to input, so that a partial change can be validated as a whole. */
export function inputOf({
  effect,
  ...promotion
}: Omit<Promotion, 'id' | 'used'> & { isWelcome: boolean }): PromotionInput {
  const { productIds, categoryIds, collectionIds, customerIds, ...rest } = promotion;
  return {
    ...rest,
    ...effectFields(effect),
    productIds: [...productIds],
    categoryIds: [...categoryIds],
    collectionIds: [...collectionIds],
    customerIds: [...customerIds],
  };
}
