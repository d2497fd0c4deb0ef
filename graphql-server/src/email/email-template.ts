import { message, type Message, type MessageValue, type Phrase } from '../shared/messages/message.ts';

/** An email to customers with an opening text that merchants can change. */
export interface EmailTemplate<Placeholder extends string = string> {
  /** Its key in the settings, which never changes; the contract has it as `ORDER_PLACED`. */
  name: string;
  /** Its label for staff. */
  label: Message;
  /** Its position in lists, in the order in which a customer may get the emails. */
  place: number;
  /** The placeholders that its text may contain in braces, such as `{name}`. */
  placeholders: readonly Placeholder[];
  /** The default opening, below the greeting, which only recipients with a name get. */
  standardText: Message;
}

/** Preserves the placeholders' names in the type, so that composing the email requires a value for each. */
export function defineEmailTemplate<const Placeholder extends string>(
  template: EmailTemplate<Placeholder>,
): EmailTemplate<Placeholder> {
  return template;
}

/** Merchants' opening texts, by email name; null or absent: the default. */
export type EmailOpenings = Readonly<Partial<Record<string, string | null>>>;

/** An email's default opening text, with its placeholders. */
export function standardOpening({ standardText: text, placeholders }: EmailTemplate): Message {
  return placeholders.includes('name') ? message('email.greeting', { name: '{name}', text }) : text;
}

/** The opening of an email: the merchant's text, or the default. */
export function emailOpening<Placeholder extends string>(
  openings: EmailOpenings,
  template: EmailTemplate<Placeholder>,
  values: Readonly<Record<NoInfer<Placeholder>, MessageValue>>,
): Phrase {
  return { text: openings[template.name] ?? standardOpening(template), values };
}

/**
 * The first placeholder in a text, with braces, that the email does not support; null when it supports all.
 */
export function unknownPlaceholder({ placeholders }: EmailTemplate, text: string): string | null {
  const matches = [...text.matchAll(/\{([^{}\n]*)\}/g)];
  return matches.find(([, name = '']) => !placeholders.includes(name))?.[0] ?? null;
}

/** An email's name in the contract: `ORDER_PLACED`. */
export function contractName({ name }: EmailTemplate): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
