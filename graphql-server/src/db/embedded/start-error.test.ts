import { expect, test } from 'vitest';
import { embeddedIn } from '../../config/database-config.ts';
import { startError } from './start-error.ts';

// Original messages of PostgreSQL 18 and Node.
test.each([
  [
    'a full disk',
    'initdb: error: could not write to file "pg_wal/xlogtemp.42": No space left on device',
    'The disk with /data/database is full. Free some space, then start the shop again.',
  ],
  [
    'a full disk at a checkpoint',
    '2026-11-27 10:00:00 UTC [7] PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
    'The disk with /data/database is full. Free some space, then start the shop again.',
  ],
  [
    'a taken port',
    'LOG:  could not bind IPv4 address "127.0.0.1": Address already in use\nHINT:  Is another postmaster already running on port 5432?\nFATAL:  could not create any TCP/IP sockets',
    'The ports that PostgreSQL wanted are in use. Start the shop again.',
  ],
  [
    'a directory that can not be written',
    "EACCES: permission denied, mkdir '/data'",
    "The database can't be written to /data/database. Set DATA_DIR to another directory.",
  ],
  [
    'anything else',
    'LOG:  starting PostgreSQL 18.4\n2026-11-27 10:00:00 UTC [7] FATAL:  could not locate required checkpoint record at 0/1\nLOG:  database system is shut down',
    "The database in /data/database can't be started: could not locate required checkpoint record at 0/1. PostgreSQL's log is /data/database.log.",
  ],
])('explains %s in one sentence', (_, output, sentence) => {
  expect(startError(embeddedIn('/data'), output).message).toBe(sentence);
});
