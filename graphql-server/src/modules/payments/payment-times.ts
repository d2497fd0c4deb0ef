const SECOND = 1000;
const MINUTE = 60 * SECOND;

// All in ms.

/** How long after a page was opened the provider is first asked by ourselves: its news should have come by then. */
export const FIRST_CHECK = 2 * MINUTE;

/** Pause between two looks at an open page. Also how long one process has a payment for itself. */
export const OPEN_CHECK = MINUTE;

/** Pause between two looks at a delayed payment, which takes days. */
export const PROCESSING_CHECK = 10 * MINUTE;

/** How long an unpaid order is kept beyond its time when the provider can't be asked whether it was paid after all. */
export const GRACE = 2 * MINUTE;

/** A customer can have the provider asked once in this time. */
export const ASK_PAUSE = SECOND;
