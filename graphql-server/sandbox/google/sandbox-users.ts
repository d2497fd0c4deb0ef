import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A user that the sandbox vouches for. */
export interface SandboxUser {
  subject: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
}

/** Users to choose from: two as Google knows them, and one who claims the email of another user. */
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

/** The domain of seeded users. Nobody may claim the accounts that all visitors of the demo log in with. */
const PROTECTED = /@demo\.example$/i;

const MAX_KEPT = 1000;

const ownPerson = z.object({
  name: z.string().trim().min(1).max(100),
  email: z.email().max(254).toLowerCase(),
  verified: z.literal('on').optional(),
});

/** The users of the sandbox: the samples, and those entered since the start. */
export class SandboxUsers {
  private readonly typed = new Map<string, SandboxUser>();

  find(subject: string): SandboxUser | null {
    return sampleUsers.find((person) => person.subject === subject) ?? this.typed.get(subject) ?? null;
  }

  /** Adds a user from the form; the same email is the same user. Returns null when the form is incomplete. */
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
