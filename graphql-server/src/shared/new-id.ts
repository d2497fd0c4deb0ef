import { v7 } from 'uuid';

/** A new opaque id: a UUIDv7, so that ids grow with time and index pages stay warm (RFC 9562). */
export function newId(): string {
  return v7();
}
