import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmailGateway, EmailMessage } from '../../src/email/email.port.ts';

/** Maximum number of emails; new ones replace the oldest. */
const CAPACITY = 200;

/** The time in ms, and a suffix that distinguishes emails of the same ms. */
const ID = /^\d{15}-[0-9a-f]{32}$/;
const SUFFIX = '.json';

export interface ReceivedEmail extends EmailMessage {
  /** Its id in the page's URL. */
  id: string;
  /** ISO 8601. */
  receivedAt: string;
}

/**
 * Replaces a mail server in a trial installation: stores the last 200 emails as files in a directory, for
 * people who try the shop. An email that is sent again replaces its file.
 */
export class LocalMailbox implements EmailGateway {
  constructor(
    private readonly directory: string,
    private readonly clock: () => Date,
  ) {}

  async send(message: EmailMessage): Promise<null> {
    await mkdir(this.directory, { recursive: true });
    const ids = await this.ids();
    const now = this.clock();
    const digest = createHash('sha256').update(message.messageId).digest('hex').slice(0, 32);
    const id =
      ids.find((existingId) => existingId.endsWith(digest)) ??
      `${String(now.getTime()).padStart(15, '0')}-${digest}`;
    const mail: ReceivedEmail = { ...message, id, receivedAt: now.toISOString() };
    // Written under another name and renamed, so that readers never see half a file.
    const draft = join(this.directory, `${id}.draft`);
    await writeFile(draft, JSON.stringify(mail), { mode: 0o600 });
    await rename(draft, this.fileOf(id));
    const tooOld = ids.slice(CAPACITY - 1);
    await Promise.all(tooOld.map((old) => rm(this.fileOf(old), { force: true })));
    return null;
  }

  /** All emails, newest first. */
  async list(): Promise<ReceivedEmail[]> {
    const mails = await Promise.all((await this.ids()).map((id) => this.find(id)));
    return mails.filter((mail) => mail !== null);
  }

  /** One email, or null when it no longer exists. */
  async find(id: string): Promise<ReceivedEmail | null> {
    if (!ID.test(id)) return null;
    const json = await readFile(this.fileOf(id), 'utf8').catch(orNothing(null));
    return json === null ? null : (JSON.parse(json) as ReceivedEmail);
  }

  /** Newest first: ids begin with the time. */
  private async ids(): Promise<string[]> {
    const names = await readdir(this.directory).catch(orNothing([]));
    return names
      .filter((name) => name.endsWith(SUFFIX))
      .map((name) => name.slice(0, -SUFFIX.length))
      .filter((id) => ID.test(id))
      .sort()
      .reverse();
  }

  private fileOf(id: string): string {
    return join(this.directory, id + SUFFIX);
  }
}

/** Treats a missing file as no error. */
function orNothing<Nothing>(nothing: Nothing): (error: unknown) => Nothing {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothing;
    throw error;
  };
}
