import { z } from 'zod';
import type { VatNumberCheck, VatNumberResult } from '../../modules/vat-numbers/vat-number-check.port.ts';
import { SECOND } from '../../shared/time/duration.ts';
import type { Log } from '../../shared/log.ts';
import type { OutgoingHttp } from '../outgoing/outgoing-http.port.ts';

/** The REST API of VIES: https://ec.europa.eu/taxation_customs/vies/#/technical-information */
export const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

type VatNumber = Parameters<VatNumberCheck['check']>[0];

/** A customer in the checkout waits for it. */
const TIMEOUT = 5 * SECOND;

const responseSchema = z.object({
  valid: z.boolean().nullish(),
  /** VALID, INVALID, or why there is no answer: MS_UNAVAILABLE, MS_MAX_CONCURRENT_REQ and others. */
  userError: z.string().nullish(),
  /** Other errors come as this: `actionSucceed` is false then. */
  errorWrappers: z.array(z.object({ error: z.string() })).nullish(),
  name: z.string().nullish(),
  requestIdentifier: z.string().nullish(),
});

const unavailable: VatNumberResult = { status: 'UNAVAILABLE', name: null, consultationNumber: null };

/** What VIES says of a number that is not valid, instead of reporting a failure. */
const INVALID_ERRORS = new Set(['INVALID', 'INVALID_INPUT']);

export class ViesClient implements VatNumberCheck {
  constructor(
    private readonly http: OutgoingHttp,
    private readonly url: () => string,
    private readonly log: Pick<Log, 'warn'>,
    private readonly timeout = TIMEOUT,
  ) {}

  async check(number: VatNumber, requester: VatNumber): Promise<VatNumberResult> {
    try {
      return this.resultOf(await this.send(number, requester));
    } catch (error) {
      this.log.warn({ err: error }, 'VIES could not be asked about a VAT number');
      return unavailable;
    }
  }

  private async send(number: VatNumber, requester: VatNumber): Promise<unknown> {
    const { status, body } = await this.http.send({
      url: `${this.url()}/check-vat-number`,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        countryCode: number.prefix,
        vatNumber: number.rest,
        requesterMemberStateCode: requester.prefix,
        requesterNumber: requester.rest,
      }),
      maxRedirects: 0,
      maxBytes: 50_000,
      timeout: this.timeout,
    });
    // VIES also reports errors with status 400.
    if (status !== 200 && status !== 400) throw new Error(`VIES responded with status ${status}`);
    return JSON.parse(Buffer.from(body).toString()) as unknown;
  }

  private resultOf(body: unknown): VatNumberResult {
    const { valid, errorWrappers, name, requestIdentifier, ...response } = responseSchema.parse(body);
    const userError = response.userError ?? errorWrappers?.[0]?.error;
    if (valid)
      return { status: 'VALID', name: published(name), consultationNumber: requestIdentifier || null };
    // VIES says `valid: false` also when a country's service is down.
    if (userError ? INVALID_ERRORS.has(userError) : valid === false)
      return { status: 'INVALID', name: null, consultationNumber: null };
    this.log.warn({ userError }, 'VIES gave no answer about a VAT number');
    return unavailable;
  }
}

/** Countries that publish no names send dashes. */
function published(name: string | null | undefined): string | null {
  return name?.replaceAll(/\s+/g, ' ').replaceAll('---', '').trim() || null;
}
