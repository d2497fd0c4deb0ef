/**
 * Whether every runtime knows the time zone. Offsets such as +02:00 do not count, because they have no
 * daylight saving time.
 */
export function isTimeZone(name: string): boolean {
  return name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);
}
