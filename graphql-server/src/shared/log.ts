/** Where a service reports what the operator should know. Never log personal data. */
export interface Log {
  warn(facts: object, message: string): void;
}
