import type { CSSProperties } from 'react';
import type { BaseColour } from '../../../../gql/graphql.ts';
import { colourLabels } from '../filter-labels.ts';
import type { FilterOptions } from '../keep-shown.ts';
import { FilterCheckbox } from './filter-checkbox.tsx';
import styles from './facets.module.css';

const SWATCHES: Record<BaseColour, string> = {
  RED: '#d03434',
  ORANGE: '#f08a24',
  YELLOW: '#f5d033',
  GREEN: '#3c9a4b',
  BLUE: '#2f6fd0',
  PURPLE: '#7d4bb5',
  PINK: '#f19ab8',
  BROWN: '#7a5236',
  BEIGE: '#e2d3b5',
  WHITE: '#ffffff',
  GREY: '#9a9c9f',
  BLACK: '#1a1b1c',
};

interface ColourFilterProps {
  colours: FilterOptions['colours'];
  chosen: readonly BaseColour[];
  onToggle: (colour: BaseColour) => void;
}

/** Checkboxes for basic colors, with their names: not everyone can tell colors apart. */
export function ColourFilter({ colours, chosen, onToggle }: ColourFilterProps) {
  const names = colourLabels();
  return colours.map(({ colour, count }) => (
    <FilterCheckbox
      key={colour}
      name="colour"
      value={colour}
      label={
        <span className={styles.colour}>
          <span className={styles.swatch} style={{ '--swatch': SWATCHES[colour] } as CSSProperties} />
          {names[colour]}
        </span>
      }
      count={count}
      checked={chosen.includes(colour)}
      onToggle={() => onToggle(colour)}
    />
  ));
}
