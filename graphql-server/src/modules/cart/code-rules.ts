import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { normalisedCode } from '../promotions/promotion.ts';

/** Longer codes are not looked up. */
export const MAX_CODE = 30;
const MAX_CODES = 5;

/** @throws UserError TOO_MANY_CODES */
export function assertCodesFit(codes: readonly string[], field: string[]): void {
  if (codes.length > MAX_CODES)
    throw userError('TOO_MANY_CODES', message('promotion.tooManyCodes', { max: MAX_CODES }), field);
}

/** The codes of a request without duplicates. @throws UserError TOO_MANY_CODES */
export function parseCodes(codes: readonly string[], field: string[]): string[] {
  const parsed = [...new Set(codes.map((code) => normalisedCode(code).slice(0, MAX_CODE)))].filter(Boolean);
  assertCodesFit(parsed, field);
  return parsed;
}
