import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';

/** The error for a customer who has not accepted the terms of a shop that asks for it. */
export const termsNotAccepted = (field: string[]) =>
  userError('REQUIRED', message('order.termsNotAccepted'), field);
