import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Somebody whom the sandbox vouches for. */
export interface SandboxUser {
  subject: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
}

/**
 * People to choose from: two as Google knows them, and one who claims an address that belongs to somebody
 * else.
 */
export const sampleUsers: readonly SandboxUser[] = [
  {
    subject: 'sandbox-nora',
    firstName: 'Nora',
    lastName: 'Lindqvist',
    email: 'nora.lindqvist@sandbox.example',
    emailVerified: true,
  },
  {
    subject: 'sandbox-theo',
    firstName: 'Theo',
    lastName: 'Marsh',
    email: 'theo.marsh@sandbox.example',
    emailVerified: true,
  },
  {
    subject: 'sandbox-max',
    firstName: 'Max',
    lastName: 'Pretender',
    email: 'shopper@demo.example',
    emailVerified: false,
  },
];

/**
 * The seeded people's domain. Nobody is to take over the accounts that every visitor of the demo logs in
 * with.
 */
const PROTECTED = /@demo\.example$/i;

const MAX_KEPT = 1000;

const ownPerson = z.object({
  name: z.string().trim().min(1).max(100),
  email: z.email().max(254).toLowerCase(),
  verified: z.literal('on').optional(),
});

/** Whom the sandbox knows: the samples, and who was typed in since the start. */
export class SandboxUsers {
  private readonly typed = new Map<string, SandboxUser>();

  find(subject: string): SandboxUser | null {
    return sampleUsers.find((person) => person.subject === subject) ?? this.typed.get(subject) ?? null;
  }

  /**
   * Remembers somebody who was typed in, the same address as the same person; null when the form is not
   * complete.
   */
  add(form: Record<string, string>): SandboxUser | null {
    const parsed = ownPerson.safeParse(form);
    if (!parsed.success) return null;
    const { name, email, verified } = parsed.data;
    const [firstName = name, ...rest] = name.split(/\s+/);
    const subject = `sandbox-${createHash('sha256').update(email).digest('hex').slice(0, 32)}`;
    const person: SandboxUser = {
      subject,
      firstName,
      lastName: rest.join(' '),
      email,
      emailVerified: verified === 'on' && !PROTECTED.test(email),
    };
    this.typed.delete(subject);
    this.typed.set(subject, person);
    const [oldest] = this.typed.keys();
    if (this.typed.size > MAX_KEPT && oldest !== undefined) this.typed.delete(oldest);
    return person;
  }
}
