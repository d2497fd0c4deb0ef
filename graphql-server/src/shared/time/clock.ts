/** Returns the current time; tests pass one that they control. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();
