import type { PromoImageKey } from '../../lib/promo-image.ts';

/** Somebody of the shop; all are invented. */
export interface TeamMember {
  name: string;
  role: string;
  /** What this person answers for, in a sentence. */
  words: string;
  portrait: PromoImageKey;
}

export const team: readonly TeamMember[] = [
  {
    name: 'Amara Osei',
    role: 'Founder',
    words: 'Opened the first counter, and still reads what customers write.',
    portrait: 'team-1',
  },
  {
    name: 'Jonas Lindqvist',
    role: 'Head of Design',
    words: 'Sends a sample back until a pocket is where a hand looks for it.',
    portrait: 'team-2',
  },
  {
    name: 'Leyla Demir',
    role: 'Buying',
    words: 'Visits every maker before a product of theirs is on the shelf.',
    portrait: 'team-3',
  },
  {
    name: 'Henrik Voss',
    role: 'Warehouse',
    words: 'Packs as if each parcel were for his own grandchildren.',
    portrait: 'team-4',
  },
  {
    name: 'Nora Flynn',
    role: 'Customer Care',
    words: 'Finds the parcel, the size and the kind word, in this order.',
    portrait: 'team-5',
  },
  {
    name: 'Theo Adeyemi',
    role: 'Engineering',
    words: 'Takes a page that needs two seconds personally.',
    portrait: 'team-6',
  },
];
