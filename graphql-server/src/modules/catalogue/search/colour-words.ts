/**
 * Words for the basic colors in the languages of imported catalogues, lower case. A color without a value of
 * its own belongs to the basic color that its name contains.
 */
export const colourWords = {
  red: 'red rot roter rote rouge rojo roja rosso rossa rood vermelho vermelha röd rød czerwony burgundy bordeaux crimson scarlet cherry ruby weinrot',
  orange:
    'orange orangefarben naranja arancione oranje laranja pomarańczowy rust copper terracotta coral apricot',
  yellow:
    'yellow gelb jaune amarillo amarilla giallo gialla geel amarelo amarela gul żółty mustard gold golden senf ocker',
  green:
    'green grün vert verte verde groen grön grøn zielony olive khaki mint sage emerald teal turquoise türkis lime forest',
  blue: 'blue blau bleu bleue azul blu azzurro blauw blå niebieski navy marine marineblau indigo cobalt denim sky azure lagoon',
  purple:
    'purple lila violett violet violette morado morada viola paars roxo roxa fioletowy lavender lilac plum mauve aubergine',
  pink: 'pink rosa rose roze różowy fuchsia magenta blush',
  brown:
    'brown braun marron marrón marrone bruin castanho castanha brun brązowy chocolate coffee tan cognac mocha walnut',
  beige: 'beige sand creme cream nude taupe camel ecru ivory natur natural bone',
  grey: 'grey gray grau gris grigio grigia grijs cinza grå szary silver silber graphite charcoal anthracite anthrazit slate',
  black: 'black schwarz noir noire negro negra nero nera zwart preto preta svart sort czarny onyx ebony',
  white:
    'white weiß weiss blanc blanche blanco blanca bianco bianca wit branco branca vit hvid biały offwhite snow pearl',
} as const;
