import { z } from 'zod';

export const id = z.string().describe('An opaque id, the same as in the API.');

export const money = z.int().describe('In minor units, such as cents.');

export const moment = z.iso.datetime().describe('ISO 8601, in UTC.');
