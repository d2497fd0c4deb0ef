import { v7, validate } from 'uuid';

/** A new opaque id: a UUIDv7, so that ids grow with time and index pages stay cached (RFC 9562). */
export function newId(): string {
  return v7();
}

/** Whether a caller's id has the format of our ids; PostgreSQL rejects anything else. */
export function isUuid(id: string): boolean {
  return validate(id);
}
