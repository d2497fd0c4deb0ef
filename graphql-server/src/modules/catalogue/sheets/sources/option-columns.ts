/** A pair of columns for the name and the values of an option; colors and sizes have no name. */
export type OptionColumn = 'Colour' | 'Size' | 'Option';

const words = (text: string) => new Set(text.split(' '));

/** Names of options in the languages of the merchants who move in most. */
const colourNames = words(
  'color colour colors colours farbe farben couleur couleurs colore colori colores kleur kleuren cor cores färg farve farge väri kolor barva culoare renk цвет колір χρώμα 色 カラー 颜色 顏色 색상',
);
const sizeNames = words(
  'size sizes größe grösse größen taille tailles taglia misura talla tallas tamaño maat maten tamanho storlek størrelse koko rozmiar velikost mărime beden размер розмір μέγεθος サイズ 尺码 尺寸 사이즈',
);
/**
 * The columns for the options of a product, in their order. The first color and the first size have their own
 * ones.
 */
export function optionColumns(options: readonly string[]): OptionColumn[] {
  const taken = new Set<OptionColumn>();
  return options.map((name) => {
    const column = columnFor(name.trim().toLowerCase());
    if (taken.has(column)) return 'Option';
    taken.add(column);
    return column;
  });
}

function columnFor(name: string): OptionColumn {
  if (colourNames.has(name)) return 'Colour';
  return sizeNames.has(name) ? 'Size' : 'Option';
}
