import { userError } from '../errors.ts';
import { message } from './messages/message.ts';

/**
 * Makes sure that something that staff edit is as it was when they opened it (decision 0036). `expected`
 * null: whatever it is. The row must be locked. @throws UserError VERSION_CHANGED
 */
export function assertVersion({ version }: { version: string }, expected: string | null): void {
  if (expected === null || expected === version) return;
  throw userError('VERSION_CHANGED', message('edit.changed'), ['expectedVersion']);
}
