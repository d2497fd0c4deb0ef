/** What a shopper types into the sample shop, and what an attentive shop assistant would show. */
export interface SearchExpectation {
  text: string;
  /** Titles of which one must stand first; null: nothing may be found. */
  first: readonly string[] | null;
  /** Titles that must be among the first five. */
  among?: readonly string[];
  /** Titles that must not be among the first five. */
  never?: readonly string[];
  /** Nothing but these may be found. */
  only?: readonly string[];
}

const jewellery = [
  ...['Solitaire Ring', 'Emerald Pendant', 'Pearl Drops', 'Gold Hoops', 'Curb Bracelet', 'Pave Bangle'],
  'Enamel Brooch',
];
const womensClothing = [
  ...['Belted Midi Dress', 'Marigold Sun Dress', 'Rose Sleeveless Blouse', 'Breton Stripe Top'],
  ...['Pleated Skirt', 'Knit Cardigan', 'Leather Tote', 'Straw Sun Hat', 'Round Sunglasses'],
];
const gifts = ['Rose Eau de Parfum', 'Blossom Honey', 'Plush Bear', 'Enamel Brooch', 'Stoneware Mug'];

/** Written from what people type, before the search was made for it. */
export const searchExpectations: readonly SearchExpectation[] = [
  // The ten that issue 13 names.
  { text: 'perfume', first: ['Rose Eau de Parfum'], never: ['Emerald Pendant', 'Day Cream'] },
  { text: 'red dress', first: ['Belted Midi Dress'], never: ['First Aid Kit', 'Plush Bear'] },
  { text: 'jaket', first: ['Forest Bomber Jacket'], never: ['Slim Jeans'] },
  { text: 'shoes', first: ['Court Sneaker'], never: ['Swim Shorts', 'Street Board'] },
  { text: 'mouse', first: ['Silent Mouse'], never: ['Rose Sleeveless Blouse', 'Bath Duck'] },
  { text: 'jewelry', first: jewellery, only: jewellery },
  { text: 'gift', first: gifts, only: gifts },
  { text: 'navy hoodie', first: ['Heather Hoodie'], only: ['Heather Hoodie'] },
  { text: 'phone', first: ['Phone X12'], never: ['Wireless Gamepad', 'Heather Hoodie'] },
  { text: 'headphones', first: ['Studio Headphones'], never: ['Wireless Gamepad', 'Phone X12'] },

  // One thing, in the singular and in the plural.
  { text: 'mug', first: ['Stoneware Mug'] },
  { text: 'mugs', first: ['Stoneware Mug'] },
  { text: 'dresses', first: ['Belted Midi Dress', 'Marigold Sun Dress'], never: ['First Aid Kit'] },
  { text: 'watches', first: ['Pulse Smart Watch'], never: ['Wall Clock'] },
  { text: 'jeans', first: ['Slim Jeans'] },
  { text: 'toothbrushes', first: ['Bamboo Toothbrush'] },
  { text: 'tomato', first: ['Plum Tomatoes'] },
  { text: 'ring', first: ['Solitaire Ring'], never: ['Dog Bowl and Kibble', 'Pebble Speaker'] },
  { text: 'rings', first: ['Solitaire Ring'] },
  { text: 'cap', first: ['Canvas Cap'], never: ['Vitamin C Capsules', 'Insulated Bottle'] },
  { text: 'cream', first: ['Day Cream'] },
  { text: 'tablet', first: ['Sketch Tablet'], never: ['Brass Table Lamp', 'Wireless Gamepad'] },
  { text: 'bear', first: ['Plush Bear'], never: ['Pearl Drops'] },
  { text: 'pan', first: ['Cast-iron Pan'], never: ['Khaki Chinos', '27-inch Display'] },
  { text: 'car', first: ['Ride-on Car'], never: ['Knit Cardigan', 'Rangefinder Camera', 'First Aid Kit'] },
  { text: 'clock', first: ['Wall Clock'] },
  { text: 'bottle', first: ['Insulated Bottle', 'Baby Bottle'], among: ['Insulated Bottle', 'Baby Bottle'] },

  // What people call it, and the shop does not.
  { text: 'sneakers', first: ['Court Sneaker'] },
  { text: 'trainers', first: ['Court Sneaker'] },
  {
    text: 'notebook',
    first: ['Featherbook 14'],
    never: ['Day Pack 22 L', 'Leather Tote', '27-inch Display'],
  },
  { text: 'laptop', first: ['Featherbook 14'], never: ['Day Pack 22 L', 'Leather Tote', '27-inch Display'] },
  { text: 'smartphone', first: ['Phone X12'] },
  { text: 'parfum', first: ['Rose Eau de Parfum'] },
  { text: 'fragrance', first: ['Rose Eau de Parfum'] },
  { text: 'jewellery', first: jewellery, only: jewellery },
  { text: 'jewlery', first: jewellery, only: jewellery },
  { text: 'necklace', first: ['Emerald Pendant'] },
  { text: 'earrings', first: ['Pearl Drops', 'Gold Hoops'], among: ['Pearl Drops', 'Gold Hoops'] },
  { text: 'couch', first: ['Two-seat Sofa'] },
  { text: 'trousers', first: ['Khaki Chinos', 'Slim Jeans'], among: ['Khaki Chinos'] },
  { text: 'sweater', first: ['Knit Cardigan', 'Heather Hoodie'], among: ['Knit Cardigan'] },
  { text: 't-shirt', first: ['Everyday Cotton Tee'] },
  { text: 't shirt', first: ['Everyday Cotton Tee'] },
  { text: 'tshirts', first: ['Everyday Cotton Tee'] },
  { text: 'backpack', first: ['Day Pack 22 L'] },
  { text: 'rucksack', first: ['Day Pack 22 L'] },
  { text: 'bag', first: ['Leather Tote', 'Day Pack 22 L'], never: ['Coffee Beans 1 kg', 'Trail Tent'] },
  { text: 'handbag', first: ['Leather Tote'], never: ['Day Pack 22 L'] },
  { text: 'skateboard', first: ['Street Board'] },
  { text: 'monitor', first: ['27-inch Display', 'Blood Pressure Monitor'], among: ['27-inch Display'] },
  { text: 'band aid', first: ['Plaster Strips'] },
  { text: 'swimsuit', first: ['Swim Shorts'] },
  { text: 'house plant', first: ['Potted Fig'] },
  { text: 'controller', first: ['Wireless Gamepad'] },
  { text: 'smartwatch', first: ['Pulse Smart Watch'] },
  { text: 'teddy', first: ['Plush Bear'] },
  { text: 'dog food', first: ['Dog Bowl and Kibble'] },
  { text: 'vitamins', first: ['Vitamin C Capsules'], never: ['Day Cream'] },

  // Misspelt, as on a phone.
  { text: 'headfones', first: ['Studio Headphones'] },
  { text: 'haedphones', first: ['Studio Headphones'] },
  { text: 'hodie', first: ['Heather Hoodie'] },
  { text: 'sneekers', first: ['Court Sneaker'] },
  { text: 'shose', first: ['Court Sneaker'], never: ['Swim Shorts'] },
  { text: 'earings', first: ['Pearl Drops', 'Gold Hoops'] },
  { text: 'necklase', first: ['Emerald Pendant'] },
  { text: 'jewelery', first: jewellery, only: jewellery },
  { text: 'sunglases', first: ['Round Sunglasses'] },
  { text: 'keybord', first: ['Mechanical Keyboard'] },
  { text: 'bluethooth', first: ['Wireless Gamepad'] },
  { text: 'thermometor', first: ['Digital Thermometer'] },
  { text: 'cofee', first: ['Coffee Beans 1 kg'], never: ['Stoneware Mug'] },
  { text: 'ledaer bag', first: ['Leather Tote'] },
  { text: 'head phones', first: ['Studio Headphones'] },

  // A colour, a size, a material, somebody: and a thing.
  { text: 'blue hoodie', first: ['Heather Hoodie'], never: ['Stoneware Mug', 'Slim Jeans'] },
  { text: 'green jacket', first: ['Forest Bomber Jacket'], only: ['Forest Bomber Jacket'] },
  { text: 'white sneakers', first: ['Court Sneaker'], only: ['Court Sneaker'] },
  { text: 'black jeans', first: ['Slim Jeans'], only: ['Slim Jeans'] },
  { text: 'brown bag', first: ['Leather Tote'], never: ['Coffee Beans 1 kg'] },
  { text: 'pink blouse', first: ['Rose Sleeveless Blouse'] },
  { text: 'gray hoodie', first: ['Heather Hoodie'] },
  { text: 'purple phone', first: ['Phone X12'] },
  { text: 'orange tent', first: ['Trail Tent'] },
  { text: 'yellow chair', first: ['Lounge Chair'], never: ['Two-seat Sofa', 'Bath Duck'] },
  { text: 'dress xs', first: ['Belted Midi Dress', 'Marigold Sun Dress'] },
  { text: 'sneaker 46', first: ['Court Sneaker'] },
  { text: 'sneaker size 46', first: ['Court Sneaker'] },
  { text: 'leather shoes', first: ['Court Sneaker'] },
  { text: 'cotton shirt', first: ['Oxford Shirt', 'Everyday Cotton Tee'], never: ['Rope Leash'] },
  { text: 'wireless mouse', first: ['Silent Mouse'], never: ['Studio Headphones'] },
  { text: 'noise cancelling headphones', first: ['Studio Headphones'] },
  { text: 'gold ring', first: ['Solitaire Ring'], never: ['Ring Stacker'] },
  { text: 'silver bracelet', first: ['Curb Bracelet'], never: ['Featherbook 14'] },
  { text: 'shoes for men', first: ['Court Sneaker'], never: womensClothing },
  { text: "men's jacket", first: ['Forest Bomber Jacket'], never: womensClothing },
  { text: 'womens dress', first: ['Belted Midi Dress', 'Marigold Sun Dress'] },
  { text: 'running shoes', first: ['Court Sneaker'], never: ['Wall Clock', 'Wireless Gamepad'] },
  { text: 'cheap headphones', first: ['Studio Headphones'], never: ['Phone X12'] },
  { text: 'smart watch', first: ['Pulse Smart Watch'] },
  { text: 'red lamp', first: ['Brass Table Lamp'], never: ['Velvet Lipstick', 'Belted Midi Dress'] },

  // A whole category, a material, an ingredient.
  { text: 'women', first: womensClothing, only: womensClothing },
  {
    text: 'toys',
    first: ['Toy Rocket', 'Bath Duck', 'Wooden Blocks', 'Plush Bear', 'Ride-on Car', 'Ring Stacker'],
  },
  {
    text: 'medicine',
    first: ['Vitamin C Capsules', 'Digital Thermometer', 'First Aid Kit', 'Plaster Strips', 'Cough Syrup'],
    never: ['Day Cream', 'Silent Mouse'],
  },
  { text: 'olive', first: ['Olive Oil', 'Olive Soap Bar'], among: ['Olive Oil', 'Olive Soap Bar'] },
  { text: 'wool', first: ['Knit Cardigan', 'Lounge Chair'] },
  { text: 'linen', first: ['Brass Table Lamp'] },
  {
    text: 'USB-C',
    first: ['27-inch Display', 'Featherbook 14', 'Mechanical Keyboard', 'Blood Pressure Monitor'],
  },
  { text: 'hyaluronic acid', first: ['Glow Serum'] },

  // Unfinished, shouted, or without any sense.
  { text: 'headph', first: ['Studio Headphones'] },
  { text: 'sungl', first: ['Round Sunglasses'] },
  { text: 'wireless earb', first: ['True Wireless Earbuds'] },
  { text: 'GAMEPAD!!', first: ['Wireless Gamepad'] },
  { text: '  Oxford   SHIRT ', first: ['Oxford Shirt'] },
  { text: 'lawnmower', first: null },
  { text: 'xqzzt', first: null },
  { text: 'the', first: null },
  { text: '%', first: null },
];
