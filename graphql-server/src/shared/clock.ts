/** Tells the time; tests pass one that they can turn. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();
