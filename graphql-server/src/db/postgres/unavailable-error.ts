/** The code by which `shared/database-errors.ts` knows the error, in whatever the ORM wraps it. */
const CODE = 'DATABASE_UNAVAILABLE';

/** The database gave no connection, or no answer, in time. What was asked of it may or may not have happened. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  readonly code = CODE;
}
