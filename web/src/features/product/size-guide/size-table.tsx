import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { SizeGuide } from '../../../gql/graphql.ts';
import styles from './size-table.module.css';
import { inCentimetres, inInches, sizeTable } from './size-tables.ts';

interface SizeTableProps {
  guide: SizeGuide;
  /** The id of the heading that labels it. */
  labelledBy: string;
}

/** A size table by body measurements, in cm with inches below, with measuring instructions. */
export function SizeTable({ guide, labelledBy }: SizeTableProps) {
  const { columns, rows, howToMeasure } = sizeTable(guide);
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table} aria-labelledby={labelledBy}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, cells }) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>
                    {typeof cell === 'string' ? (
                      cell
                    ) : (
                      <Fragment>
                        <span className={styles.measure}>
                          <Trans>{inCentimetres(cell)} cm</Trans>
                        </span>{' '}
                        <span className={styles.inches}>
                          <Trans>{inInches(cell)} in</Trans>
                        </span>
                      </Fragment>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.notes}>
        {howToMeasure.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
