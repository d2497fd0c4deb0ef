/**
 * Whether every runtime knows the time zone; offsets such as +02:00, without daylight saving time, are none.
 */
export function isTimeZone(name: string): boolean {
  return name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);
}
