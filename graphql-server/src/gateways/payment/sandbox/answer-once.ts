import { createHash } from 'node:crypto';
import type { SandboxState } from './sandbox-state.ts';
import { StripeFault } from './stripe-fault.ts';

/**
 * Carries a call out once per Idempotency-Key: the same call gets the first answer again, word for word. Refused calls
 * leave no trace, as at Stripe, where they fail before their key counts.
 * @throws StripeFault when the key comes with another call
 */
export function answerOnce(
  state: SandboxState,
  key: string | undefined,
  call: string,
  work: () => object,
): unknown {
  if (key === undefined) return work();
  const fingerprint = createHash('sha256').update(call).digest('base64url');
  const known = state.answers.find((answer) => answer.key === key);
  if (!known) {
    const body = structuredClone(work());
    state.answers.push({ key, fingerprint, body });
    return body;
  }
  if (known.fingerprint === fingerprint) return known.body;
  throw new StripeFault(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
    { type: 'idempotency_error' },
  );
}
