import { userError } from '../errors.ts';
import { message } from './messages/message.ts';

/**
 * Asserts that staff edit the version that they opened (decision 0036). `expected` null: any version. The row
 * must be locked. @throws UserError VERSION_CHANGED
 */
export function assertVersion({ version }: { version: string }, expected: string | null): void {
  if (expected === null || expected === version) return;
  throw userError('VERSION_CHANGED', message('edit.changed'), ['expectedVersion']);
}
