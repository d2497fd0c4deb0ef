/** Returns the current time; tests pass one that they control. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
