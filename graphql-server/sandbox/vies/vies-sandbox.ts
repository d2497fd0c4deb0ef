import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** The path below which the sandbox answers as VIES does. */
export const VIES_SANDBOX_PATH = '/sandbox/vies/rest-api';

/** Longer than the shop waits. */
const SLOW = 8000;

/** Numbers with an answer of their own; all others in a demo are valid if their last digit is even. */
const special: Readonly<Record<string, string>> = {
  DE999999999: 'MS_UNAVAILABLE',
  FR99999999999: 'MS_MAX_CONCURRENT_REQ',
  IT99999999999: 'TIMEOUT',
  NL999999999B99: 'SLOW',
};

const requestSchema = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  requesterMemberStateCode: z.string().optional(),
  requesterNumber: z.string().optional(),
});

/** Answers in place of VIES in a demo, which must not send what visitors type to the European Commission. */
export function registerViesSandbox(server: FastifyInstance, slow = SLOW): void {
  server.post(`${VIES_SANDBOX_PATH}/check-vat-number`, async (request) => {
    const body = requestSchema.safeParse(request.body);
    const { countryCode, vatNumber, requesterNumber } = body.data ?? { countryCode: '', vatNumber: '' };
    const outcome = body.success
      ? (special[countryCode + vatNumber] ?? outcomeOf(vatNumber))
      : 'INVALID_INPUT';
    if (outcome === 'SLOW') await pause(slow, undefined, { ref: false });
    if (outcome !== 'VALID' && outcome !== 'INVALID')
      return { actionSucceed: false, errorWrappers: [{ error: outcome }] };
    const isValid = outcome === 'VALID';
    return {
      countryCode,
      vatNumber,
      requestDate: new Date().toISOString(),
      valid: isValid,
      userError: outcome,
      requestIdentifier: isValid && requesterNumber ? `WAPISANDBOX${vatNumber}` : '',
      name: isValid ? `Sandbox ${countryCode} ${vatNumber}` : '---',
      address: isValid ? '1 SANDBOX STREET' : '---',
    };
  });
}

function outcomeOf(vatNumber: string): string {
  const digit = Number(vatNumber.replaceAll(/\D/g, '').at(-1));
  return digit % 2 === 0 ? 'VALID' : 'INVALID';
}
