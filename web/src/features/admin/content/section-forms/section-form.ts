import type { Icon } from '../../admin-feature.ts';
import type { PartValues, SectionValues } from './section-values.ts';

interface FieldBase {
  label: string;
  hint?: string;
  required?: boolean;
  /** Whether the field is shown and saved; by default always. */
  isShown?: (values: PartValues) => boolean;
}

/** One of a few values; the first is the one that most want. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

type ChoiceName =
  'pictureSide' | 'pictureFit' | 'countdown' | 'productSource' | 'arrangement' | 'reviewSource';

/** A field of a section or of its items. `section-field.tsx` renders it, `section-input.ts` saves it. */
export type SectionField = FieldBase &
  (
    | { type: 'line'; name: 'caption' | 'title' | 'videoUrl'; max: number }
    | { type: 'markdown'; name: 'text'; max: number }
    /** `hasLabel` is for buttons; a tile is a link as a whole. */
    | { type: 'link'; name: 'link'; hasLabel: boolean }
    | { type: 'picture'; name: 'picture' }
    | { type: 'choice'; name: ChoiceName; options: readonly Choice[] }
    | { type: 'number'; name: 'skip' | 'limit' | 'minStars'; min: number; max: number }
    | { type: 'date-time'; name: 'endsAt' }
    | { type: 'icon'; name: 'icon' }
    | { type: 'products'; name: 'productIds'; max: number }
    | { type: 'collection'; name: 'collectionId' }
    | { type: 'category'; name: 'categoryId' }
    | ItemsField
  );

/** The fields that a form shows for these values. */
export function shownFields(fields: readonly SectionField[], values: PartValues): SectionField[] {
  return fields.filter(({ isShown }) => isShown?.(values) ?? true);
}

export interface ItemsField {
  type: 'items';
  name: 'items';
  /** "Slide 2" */
  itemName: (number: number) => string;
  addLabel: string;
  max: number;
  fields: readonly SectionField[];
}

/** How staff fill in a kind of section; the server's `section-kinds.ts` says which fields it has. */
export interface SectionForm {
  /** The kind's name. */
  name: string;
  /** What it is for, in one line. */
  text: string;
  Icon: Icon;
  fields: readonly SectionField[];
  /** Values of a new section. */
  start?: () => Partial<SectionValues>;
}
