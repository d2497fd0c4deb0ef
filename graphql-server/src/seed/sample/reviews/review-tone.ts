/** The tone of a sentence: praise, a reservation, or a complaint. */
export type Tone = 'good' | 'fair' | 'poor';

export type Sentences = Readonly<Record<Tone, readonly string[]>>;
