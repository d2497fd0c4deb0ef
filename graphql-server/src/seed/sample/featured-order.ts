/**
 * The merchant's order of the sample products, by key. The home page depends on it (specification, sections 2
 * and 9): flash sales are the first discounted ones, best selling the first five undiscounted, explore those
 * after index 6, just for you the first four.
 */
export const featuredOrder: readonly string[] = [
  ...['gamepad', 'bomber', 'dress', 'chair', 'perfume', 'handbag', 'keyboard', 'coffee', 'camera', 'yoga'],
  ...['necklace', 'stacker', 'phone', 'sneaker', 'planter', 'firstaid', 'rocket', 'sundress', 'hoodie'],
  ...['speaker', 'mug', 'petbowl', 'earrings', 'serum', 'tent', 'jeans', 'watch', 'cardigan', 'sofa', 'duck'],
  ...['honey', 'pills', 'hoops', 'lotion', 'backpack', 'tee', 'breton', 'headphones', 'lamp', 'teddy'],
  ...['oliveoil', 'thermometer', 'bracelet', 'lipstick', 'bottle', 'shirt', 'sunglasses', 'laptop', 'pan'],
  ...['blocks', 'catpost', 'plasters', 'ring', 'cream', 'ball', 'chinos', 'skirt', 'earbuds', 'clock'],
  ...['babybottle', 'leash', 'bpmonitor', 'brooch', 'soap', 'dumbbell', 'cap', 'blouse', 'tablet', 'shelf'],
  ...['toycar', 'tin', 'mask', 'bangle', 'brush', 'racket', 'shorts', 'sunhat', 'monitor', 'mouse', 'syrup'],
  ...['skateboard', 'womenssneaker'],
];
