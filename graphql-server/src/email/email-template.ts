import { message, type Message, type MessageValue, type Phrase } from '../shared/messages/message.ts';

/** An email to customers whose opening text a merchant may write. */
export interface EmailTemplate<Placeholder extends string = string> {
  /** Names it in the settings, for good; the contract has it as `ORDER_PLACED`. */
  name: string;
  /** What staff choose it by. */
  label: Message;
  /** Its place among the others, in the order in which a customer may get them. */
  place: number;
  /** The names that its text may have in braces, such as `{name}`. */
  placeholders: readonly Placeholder[];
  /** What the shop says by itself, below the greeting of those who have a name. */
  standardText: Message;
}

/** Keeps the placeholders' names in the type, so that composing the email requires a value for each. */
export function defineEmailTemplate<const Placeholder extends string>(
  template: EmailTemplate<Placeholder>,
): EmailTemplate<Placeholder> {
  return template;
}

/** What merchants have written, by the names of the emails; null or absent: what the shop says by itself. */
export type EmailOpenings = Readonly<Partial<Record<string, string | null>>>;

/** The opening text of an email where no merchant has written one, with its placeholders. */
export function standardOpening({ standardText: text, placeholders }: EmailTemplate): Message {
  return placeholders.includes('name') ? message('email.greeting', { name: '{name}', text }) : text;
}

/** How an email begins: in the merchant's words, or those of the shop. */
export function emailOpening<Placeholder extends string>(
  openings: EmailOpenings,
  template: EmailTemplate<Placeholder>,
  values: Readonly<Record<NoInfer<Placeholder>, MessageValue>>,
): Phrase {
  return { text: openings[template.name] ?? standardOpening(template), values };
}

/**
 * The first placeholder of a text, with its braces, that an email of this kind can't fill in; null when it
 * can all.
 */
export function unknownPlaceholder({ placeholders }: EmailTemplate, text: string): string | null {
  const found = [...text.matchAll(/\{([^{}\n]*)\}/g)];
  return found.find(([, name = '']) => !placeholders.includes(name))?.[0] ?? null;
}

/** What the contract calls an email: `ORDER_PLACED`. */
export function contractName({ name }: EmailTemplate): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
