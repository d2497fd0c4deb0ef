/** The code by which `db/to-request-error.ts` recognizes the error, however the ORM wraps it. */
const CODE = 'DATABASE_UNAVAILABLE';

/** The database gave no connection or no response in time. The statement may or may not have run. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  readonly code = CODE;
}
