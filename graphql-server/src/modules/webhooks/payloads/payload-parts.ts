import { z } from 'zod';

export const id = z.string().describe('An opaque id, the same as in the API.');

export const money = z.int().describe('In minor units, such as cents.');

export const moment = z.iso.datetime().describe('ISO 8601, in UTC.');

/** The body of a message. */
export interface Payload {
  body: string;
  /** The person that it says something about; null: nobody. */
  customerId: string | null;
}
