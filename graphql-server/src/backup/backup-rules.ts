import { addDays, isLocalDate, localDateAt, localTimeAt, type LocalDate } from '../shared/time/local-date.ts';

/** The day of the latest backup that is due: today once the hour has come, before that yesterday. */
export function dueDay(now: Date, timeZone: string, hour: number): LocalDate {
  const today = localDateAt(now, timeZone);
  const currentHour = Number(localTimeAt(now, timeZone).slice('YYYY-MM-DDT'.length).slice(0, 2));
  return currentHour >= hour ? today : addDays(today, -1);
}

/** The file name of a day's backup. */
export function backupName(day: LocalDate, isEncrypted: boolean): string {
  return `shop-${day}.tar.zst${isEncrypted ? '.age' : ''}`;
}

/** Names of backups: `.part` is unfinished since a crash, and `.failed` could not be restored. */
const BACKUP = /^shop-(\d{4}-\d\d-\d\d)\.tar\.zst(\.age)?(\.part|\.failed)?$/;

/** Whether it is the name of a finished backup that could be restored, or was not tried. */
export function isBackup(name: string): boolean {
  const [isOne, , , unusable] = BACKUP.exec(name) ?? [];
  return isOne !== undefined && unusable === undefined;
}

/** The backups whose names are more than `keepDays` days older than `day`; never other files. */
export function expiredBackups(names: readonly string[], day: LocalDate, keepDays: number): string[] {
  const oldest = addDays(day, -keepDays);
  return names.filter((name) => {
    const [, made = ''] = BACKUP.exec(name) ?? [];
    return isLocalDate(made) && made < oldest;
  });
}
