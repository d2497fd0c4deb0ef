/** A search in the sample shop, and the results that an attentive shop assistant would show. */
export interface SearchExpectation {
  query: string;
  /** One of these titles must come first; null: nothing may be found. */
  first: readonly string[] | null;
  /** These titles must be among the first five. */
  among?: readonly string[];
  /** These titles must not be among the first five. */
  never?: readonly string[];
  /** Only these titles may be found. */
  only?: readonly string[];
}

const jewellery = [
  ...['Solitaire Ring', 'Emerald Pendant', 'Pearl Drops', 'Gold Hoops', 'Curb Bracelet', 'Pave Bangle'],
  'Enamel Brooch',
];
const womensClothing = [
  ...['Belted Midi Dress', 'Marigold Sun Dress', 'Rose Sleeveless Blouse', 'Breton Stripe Top'],
  ...['Pleated Skirt', 'Knit Cardigan', 'Leather Tote', 'Straw Sun Hat', 'Round Sunglasses'],
  'Women’s Court Sneaker',
];
const gifts = ['Rose Eau de Parfum', 'Blossom Honey', 'Plush Bear', 'Enamel Brooch', 'Stoneware Mug'];

/** Written from what people type, before the search was implemented. */
export const searchExpectations: readonly SearchExpectation[] = [
  // The ten that issue 13 names.
  { query: 'perfume', first: ['Rose Eau de Parfum'], never: ['Emerald Pendant', 'Day Cream'] },
  { query: 'red dress', first: ['Belted Midi Dress'], never: ['First Aid Kit', 'Plush Bear'] },
  { query: 'jaket', first: ['Forest Bomber Jacket'], never: ['Slim Jeans'] },
  { query: 'shoes', first: ['Court Sneaker'], never: ['Swim Shorts', 'Street Board'] },
  { query: 'mouse', first: ['Silent Mouse'], never: ['Rose Sleeveless Blouse', 'Bath Duck'] },
  { query: 'jewelry', first: jewellery, only: jewellery },
  { query: 'gift', first: gifts, only: gifts },
  { query: 'navy hoodie', first: ['Heather Hoodie'], only: ['Heather Hoodie'] },
  { query: 'phone', first: ['Phone X12'], never: ['Wireless Gamepad', 'Heather Hoodie'] },
  { query: 'headphones', first: ['Studio Headphones'], never: ['Wireless Gamepad', 'Phone X12'] },

  // The same thing in singular and plural.
  { query: 'mug', first: ['Stoneware Mug'] },
  { query: 'mugs', first: ['Stoneware Mug'] },
  { query: 'dresses', first: ['Belted Midi Dress', 'Marigold Sun Dress'], never: ['First Aid Kit'] },
  { query: 'watches', first: ['Pulse Smart Watch'], never: ['Wall Clock'] },
  { query: 'jeans', first: ['Slim Jeans'] },
  { query: 'toothbrushes', first: ['Bamboo Toothbrush'] },
  { query: 'tomato', first: ['Plum Tomatoes'] },
  { query: 'ring', first: ['Solitaire Ring'], never: ['Dog Bowl and Kibble', 'Pebble Speaker'] },
  { query: 'rings', first: ['Solitaire Ring'] },
  { query: 'cap', first: ['Canvas Cap'], never: ['Vitamin C Capsules', 'Insulated Bottle'] },
  { query: 'cream', first: ['Day Cream'] },
  { query: 'tablet', first: ['Sketch Tablet'], never: ['Brass Table Lamp', 'Wireless Gamepad'] },
  { query: 'bear', first: ['Plush Bear'], never: ['Pearl Drops'] },
  { query: 'pan', first: ['Cast-iron Pan'], never: ['Khaki Chinos', '27-inch Display'] },
  { query: 'car', first: ['Ride-on Car'], never: ['Knit Cardigan', 'Rangefinder Camera', 'First Aid Kit'] },
  { query: 'clock', first: ['Wall Clock'] },
  { query: 'bottle', first: ['Insulated Bottle', 'Baby Bottle'], among: ['Insulated Bottle', 'Baby Bottle'] },

  // Common words that the shop does not use.
  { query: 'sneakers', first: ['Court Sneaker'] },
  { query: 'trainers', first: ['Court Sneaker'] },
  {
    query: 'notebook',
    first: ['Featherbook 14'],
    never: ['Day Pack 22 L', 'Leather Tote', '27-inch Display'],
  },
  { query: 'laptop', first: ['Featherbook 14'], never: ['Day Pack 22 L', 'Leather Tote', '27-inch Display'] },
  { query: 'smartphone', first: ['Phone X12'] },
  { query: 'parfum', first: ['Rose Eau de Parfum'] },
  { query: 'fragrance', first: ['Rose Eau de Parfum'] },
  { query: 'jewellery', first: jewellery, only: jewellery },
  { query: 'jewlery', first: jewellery, only: jewellery },
  { query: 'necklace', first: ['Emerald Pendant'] },
  { query: 'earrings', first: ['Pearl Drops', 'Gold Hoops'], among: ['Pearl Drops', 'Gold Hoops'] },
  { query: 'couch', first: ['Two-seat Sofa'] },
  { query: 'trousers', first: ['Khaki Chinos', 'Slim Jeans'], among: ['Khaki Chinos'] },
  { query: 'sweater', first: ['Knit Cardigan', 'Heather Hoodie'], among: ['Knit Cardigan'] },
  { query: 't-shirt', first: ['Everyday Cotton Tee'] },
  { query: 't shirt', first: ['Everyday Cotton Tee'] },
  { query: 'tshirts', first: ['Everyday Cotton Tee'] },
  { query: 'backpack', first: ['Day Pack 22 L'] },
  { query: 'rucksack', first: ['Day Pack 22 L'] },
  { query: 'bag', first: ['Leather Tote', 'Day Pack 22 L'], never: ['Coffee Beans 1 kg', 'Trail Tent'] },
  { query: 'handbag', first: ['Leather Tote'], never: ['Day Pack 22 L'] },
  { query: 'skateboard', first: ['Street Board'] },
  { query: 'monitor', first: ['27-inch Display', 'Blood Pressure Monitor'], among: ['27-inch Display'] },
  { query: 'band aid', first: ['Plaster Strips'] },
  { query: 'swimsuit', first: ['Swim Shorts'] },
  { query: 'house plant', first: ['Potted Fig'] },
  { query: 'controller', first: ['Wireless Gamepad'] },
  { query: 'smartwatch', first: ['Pulse Smart Watch'] },
  { query: 'teddy', first: ['Plush Bear'] },
  { query: 'dog food', first: ['Dog Bowl and Kibble'] },
  { query: 'vitamins', first: ['Vitamin C Capsules'], never: ['Day Cream'] },

  // Typos, as made on a phone.
  { query: 'headfones', first: ['Studio Headphones'] },
  { query: 'haedphones', first: ['Studio Headphones'] },
  { query: 'hodie', first: ['Heather Hoodie'] },
  { query: 'sneekers', first: ['Court Sneaker'] },
  { query: 'shose', first: ['Court Sneaker'], never: ['Swim Shorts'] },
  { query: 'earings', first: ['Pearl Drops', 'Gold Hoops'] },
  { query: 'necklase', first: ['Emerald Pendant'] },
  { query: 'jewelery', first: jewellery, only: jewellery },
  { query: 'sunglases', first: ['Round Sunglasses'] },
  { query: 'keybord', first: ['Mechanical Keyboard'] },
  { query: 'bluethooth', first: ['Wireless Gamepad'] },
  { query: 'thermometor', first: ['Digital Thermometer'] },
  { query: 'cofee', first: ['Coffee Beans 1 kg'], never: ['Stoneware Mug'] },
  { query: 'lether bag', first: ['Leather Tote'] },
  { query: 'head phones', first: ['Studio Headphones'] },

  // A color, size, material or person combined with a thing.
  { query: 'blue hoodie', first: ['Heather Hoodie'], never: ['Stoneware Mug', 'Slim Jeans'] },
  { query: 'green jacket', first: ['Forest Bomber Jacket'], only: ['Forest Bomber Jacket'] },
  { query: 'white sneakers', first: ['Court Sneaker'], only: ['Court Sneaker'] },
  { query: 'black jeans', first: ['Slim Jeans'], only: ['Slim Jeans'] },
  { query: 'brown bag', first: ['Leather Tote'], never: ['Coffee Beans 1 kg'] },
  { query: 'pink blouse', first: ['Rose Sleeveless Blouse'] },
  { query: 'gray hoodie', first: ['Heather Hoodie'] },
  { query: 'purple phone', first: ['Phone X12'] },
  { query: 'orange tent', first: ['Trail Tent'] },
  { query: 'yellow chair', first: ['Lounge Chair'], never: ['Two-seat Sofa', 'Bath Duck'] },
  { query: 'dress xs', first: ['Belted Midi Dress', 'Marigold Sun Dress'] },
  { query: 'sneaker 46', first: ['Court Sneaker'] },
  { query: 'sneaker size 46', first: ['Court Sneaker'] },
  { query: 'leather shoes', first: ['Court Sneaker'] },
  { query: 'cotton shirt', first: ['Oxford Shirt', 'Everyday Cotton Tee'], never: ['Rope Leash'] },
  { query: 'wireless mouse', first: ['Silent Mouse'], never: ['Studio Headphones'] },
  { query: 'noise cancelling headphones', first: ['Studio Headphones'] },
  { query: 'gold ring', first: ['Solitaire Ring'], never: ['Ring Stacker'] },
  { query: 'silver bracelet', first: ['Curb Bracelet'], never: ['Featherbook 14'] },
  { query: 'shoes for men', first: ['Court Sneaker'], never: womensClothing },
  { query: "men's jacket", first: ['Forest Bomber Jacket'], never: womensClothing },
  { query: 'womens dress', first: ['Belted Midi Dress', 'Marigold Sun Dress'] },
  { query: 'running shoes', first: ['Court Sneaker'], never: ['Wall Clock', 'Wireless Gamepad'] },
  { query: 'cheap headphones', first: ['Studio Headphones'], never: ['Phone X12'] },
  { query: 'smart watch', first: ['Pulse Smart Watch'] },
  { query: 'red lamp', first: ['Brass Table Lamp'], never: ['Velvet Lipstick', 'Belted Midi Dress'] },

  // A value of a third option named by the merchant: storage capacity, as people write it.
  { query: '512 GB laptop', first: ['Featherbook 14'], only: ['Featherbook 14'] },
  { query: '512gb laptop', first: ['Featherbook 14'], only: ['Featherbook 14'] },
  { query: 'laptop 1TB', first: ['Featherbook 14'], only: ['Featherbook 14'] },
  { query: '2 tb', first: ['Featherbook 14'], only: ['Featherbook 14'] },
  { query: '1TB', first: ['Featherbook 14'], only: ['Featherbook 14'] },
  { query: '512gb', first: ['Featherbook 14'], only: ['Featherbook 14'] },
  { query: 'kestrel 512 gb', first: ['Featherbook 14'], only: ['Featherbook 14'] },
  { query: '2tb notebook', first: ['Featherbook 14'], only: ['Featherbook 14'] },
  { query: 'phone 512 GB', first: ['Phone X12'] },

  // A whole category, a material, an ingredient.
  { query: 'women', first: womensClothing, only: womensClothing },
  {
    query: 'toys',
    first: ['Toy Rocket', 'Bath Duck', 'Wooden Blocks', 'Plush Bear', 'Ride-on Car', 'Ring Stacker'],
  },
  {
    query: 'medicine',
    first: ['Vitamin C Capsules', 'Digital Thermometer', 'First Aid Kit', 'Plaster Strips', 'Cough Syrup'],
    never: ['Day Cream', 'Silent Mouse'],
  },
  { query: 'olive', first: ['Olive Oil', 'Olive Soap Bar'], among: ['Olive Oil', 'Olive Soap Bar'] },
  { query: 'wool', first: ['Knit Cardigan', 'Lounge Chair'] },
  { query: 'linen', first: ['Brass Table Lamp'] },
  {
    query: 'USB-C',
    first: ['27-inch Display', 'Featherbook 14', 'Mechanical Keyboard', 'Blood Pressure Monitor'],
  },
  { query: 'hyaluronic acid', first: ['Glow Serum'] },

  // Brands, tags and materials.
  {
    query: 'kestrel',
    first: ['Phone X12', 'Featherbook 14', '27-inch Display'],
    only: ['Phone X12', 'Featherbook 14', '27-inch Display'],
  },
  { query: 'kestrel laptop', first: ['Featherbook 14'], only: ['Featherbook 14'] },
  { query: 'tidewater jeans', first: ['Slim Jeans'], only: ['Slim Jeans'] },
  {
    query: 'commuting',
    first: ['Day Pack 22 L', 'Featherbook 14'],
    only: ['Day Pack 22 L', 'Featherbook 14'],
  },
  { query: 'elastane', first: ['Slim Jeans'], only: ['Slim Jeans'] },

  // Unfinished, in capitals, or nonsense.
  { query: 'headph', first: ['Studio Headphones'] },
  { query: 'sungl', first: ['Round Sunglasses'] },
  { query: 'wireless earb', first: ['True Wireless Earbuds'] },
  { query: 'GAMEPAD!!', first: ['Wireless Gamepad'] },
  { query: '  Oxford   SHIRT ', first: ['Oxford Shirt'] },
  { query: 'lawnmower', first: null },
  { query: 'xqzzt', first: null },
  { query: 'the', first: null },
  { query: '%', first: null },
];
