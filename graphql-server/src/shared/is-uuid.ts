import { validate } from 'uuid';

/** Whether a caller's id can be an id of ours at all; PostgreSQL answers anything else with an error. */
export function isUuid(id: string): boolean {
  return validate(id);
}
