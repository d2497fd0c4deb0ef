import { v7, validate } from 'uuid';

/** A new opaque id: a UUIDv7, so that ids grow with time and index pages stay warm (RFC 9562). */
export function newId(): string {
  return v7();
}

/** Whether a caller's id can be an id of ours at all; PostgreSQL answers anything else with an error. */
export function isUuid(id: string): boolean {
  return validate(id);
}
