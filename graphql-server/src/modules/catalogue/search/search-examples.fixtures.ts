/*
 * Searches with what a shop assistant would show: `query → these; must be there + these; may be`. All before
 * the plus must be among the first five, one of them first; nothing else may be among the first five. Nothing
 * after the arrow: nothing may be found. `×` marks what the search does not do yet.
 */

/** Of the sample catalogue. The search was improved with these in view. */
export const examples = `
lego →
sale →
stoel →
hemd →
dog bed →
lawn mower →
× washing machine →
fever thermometer → Digital Thermometer
canned tomatos → Plum Tomatoes
ground coffee → Coffee Beans 1 kg
× shades → Round Sunglasses
× sunscreen → Day Cream
yoga matt → Yoga Mat
rain jacket → Forest Bomber Jacket
dress shirt → Oxford Shirt
armchair → Lounge Chair
× vit c → Vitamin C Capsules + Glow Serum
× heart rate monitor → Blood Pressure Monitor + Pulse Smart Watch
× tshirt blue medium → Everyday Cotton Tee
ladies trainers → Women’s Court Sneaker + Court Sneaker
22l backpack → Day Pack 22 L
27 inch monitor → 27-inch Display
leather handbag black → Leather Tote
hoodie grey → Heather Hoodie
jacket black → Forest Bomber Jacket
chair yellow → Lounge Chair
mens swim trunks → Swim Shorts
sunhat → Straw Sun Hat
womans sunglasses → Round Sunglasses
diamond ring → Solitaire Ring
silver earrings → Gold Hoops + Pearl Drops
emerald necklace → Emerald Pendant
wireles earbuds → True Wireless Earbuds
bluetooth speaker → Pebble Speaker
mechanical keybord → Mechanical Keyboard
gaming controller → Wireless Gamepad
drawing tablet → Sketch Tablet
laptop 16gb → Featherbook 14
phone 256gb → Phone X12
noise cancelling earphones → True Wireless Earbuds + Studio Headphones
espresso beans → Coffee Beans 1 kg
extra virgin olive oil → Olive Oil
honey jar → Blossom Honey
cat scratcher → Cat Scratch Post
stuffed bear → Plush Bear
baby bottle glass → Baby Bottle
rubber duck → Bath Duck
wooden toy → Wooden Blocks + Ring Stacker; Toy Rocket; Ride-on Car
desk lamp → Brass Table Lamp
bookcase oak → Oak Bookshelf
face cream → Day Cream
moisturizer dry skin → Body Lotion + Day Cream
red lipstick → Velvet Lipstick
toothbrush bamboo → Bamboo Toothbrush
cough medicine → Cough Syrup
bandaids → Plaster Strips
2 person tent → Trail Tent
water bottle → Insulated Bottle + Baby Bottle
dumbell → Hex Dumbbell 8 kg
sofa 2 seater → Two-seat Sofa
gift for mum → Rose Eau de Parfum; Blossom Honey; Enamel Brooch; Stoneware Mug; Plush Bear
`;

/** Of the sample catalogue. Only their score was looked at while improving the search. */
export const unseenExamples = `
playstation →
hamster cage →
× fridge →
× passport cover →
winter boots →
hairdryer →
× ear rings → Pearl Drops; Gold Hoops
× reading light → Brass Table Lamp
× pc screen → 27-inch Display
× thermos → Insulated Bottle
digital thermometor → Digital Thermometer
blood presure monitor → Blood Pressure Monitor
first aid box → First Aid Kit
× vitamin tablets → Vitamin C Capsules
perfume for women → Rose Eau de Parfum
body lotion 400ml → Body Lotion
vitamin c serum → Glow Serum + Vitamin C Capsules
hand soap → Olive Soap Bar
lip stick red → Velvet Lipstick
coffee cup → Stoneware Mug
mug blue → Stoneware Mug
yoga mat purple → Yoga Mat
basket ball → Basketball
camping tent → Trail Tent
tent green → Trail Tent
× school bag → Day Pack 22 L + Leather Tote
laptop backpack → Day Pack 22 L
× 750ml bottle → Insulated Bottle + Olive Oil
steel water bottle → Insulated Bottle
smart phone → Phone X12
mobile phone purple → Phone X12
computer mouse → Silent Mouse
wireless headphones black → Studio Headphones
over ear headphones → Studio Headphones
fitness watch → Pulse Smart Watch
smartwatch black → Pulse Smart Watch
35mm camera → Rangefinder Camera
red gamepad → Wireless Gamepad
portable speaker → Pebble Speaker
tablet with pen → Sketch Tablet
× dogfood → Dog Bowl and Kibble
tinned tomatoes → Plum Tomatoes
oliveoil → Olive Oil
× teddybear → Plush Bear
building blocks → Wooden Blocks
toy car → Ride-on Car
green sofa → Two-seat Sofa
indoor plant → Potted Fig
wall clok → Wall Clock
book shelf → Oak Bookshelf
gold bangle → Pave Bangle
pearl earrings → Pearl Drops + Gold Hoops
silver chain → Emerald Pendant; Curb Bracelet
ring size 54 → Solitaire Ring
× cotton tshirt → Everyday Cotton Tee
shirt white → Oxford Shirt + Everyday Cotton Tee
× skinny jeans → Slim Jeans
chinos olive → Khaki Chinos
white trainers 42 → Court Sneaker
× summer dress → Marigold Sun Dress + Belted Midi Dress
striped top → Breton Stripe Top
wool cardigan → Knit Cardigan
`;

/** Titles of an imported catalogue in several languages. */
export const importedTitles = [
  ...['Crème Brûlée Set', 'Crème visage hydratante', 'Cafetière à piston', 'Œufrier en céramique'],
  ...['Chaise de jardin - Blanc', 'Chaise de jardin - Noir', 'Straßenkarte Österreich', 'Gürtel aus Leder'],
  ...['Mütze aus Wolle', 'Müsli Schüssel', 'Gartenstuhl - Weiß', 'Gartenstuhl - Schwarz'],
  ...['Hangstoel | Wit', 'Hangstoel | Zwart', 'Hoekbank | Wit', 'Eetkamerstoel – Grijs', 'Overhemd – Wit'],
  ...['Lámpara de mesa', 'Café molido', 'Zapatillas niño', 'Łopata ogrodowa', 'Żółty kubek'],
  ...['Çay Bardağı', 'Işıklı Ayna', 'Størmørk Lamp', 'Rødgrød Skål', 'Ærtesuppe Gryde'],
  ...['ワイヤレスマウス', '有線イヤホン', '蓝牙耳机', '电动牙刷', '纯棉T恤', '반팔티셔츠', '무선 이어폰'],
  ...['Garden Chair - White', 'Garden Chair - Black', 'Coffee Table - White', 'Lounge Chair - Grey'],
  ...['T-Shirt - White', 'Dress, Crepe', '3-in-1 Charger', '1000 ml Beaker', 'Drill Bit 10.5 mm'],
];

/** Of the imported catalogue. The search was improved with these in view. */
export const importedExamples = `
creme brulee → Crème Brûlée Set
strassenkarte → Straßenkarte Österreich
muetze → Mütze aus Wolle
guertel → Gürtel aus Leder
hangstoel wit → Hangstoel | Wit + Hangstoel | Zwart
garden chair white → Garden Chair - White + Garden Chair - Black
stormork lamp → Størmørk Lamp
oeufrier → Œufrier en céramique
lopata → Łopata ogrodowa
cay bardagi → Çay Bardağı
マウス → ワイヤレスマウス
耳机 → 蓝牙耳机
티셔츠 → 반팔티셔츠
3in1 charger → 3-in-1 Charger
1000ml beaker → 1000 ml Beaker
drill bit 10,5 → Drill Bit 10.5 mm
`;

/** Of the imported catalogue. Only their score was looked at while improving the search. */
export const unseenImportedExamples = `
muesli schuessel → Müsli Schüssel
straßenkarte oesterreich → Straßenkarte Österreich
creme visage → Crème visage hydratante
cafetiere → Cafetière à piston
chaise de jardin blanc → Chaise de jardin - Blanc + Chaise de jardin - Noir
gartenstuhl weiss → Gartenstuhl - Weiß + Gartenstuhl - Schwarz
eetkamerstoel grijs → Eetkamerstoel – Grijs
lampara mesa → Lámpara de mesa
cafe molido → Café molido
zapatillas nino → Zapatillas niño
zolty kubek → Żółty kubek
isikli ayna → Işıklı Ayna
rodgrod skal → Rødgrød Skål
aertesuppe → Ærtesuppe Gryde
イヤホン → 有線イヤホン
牙刷 → 电动牙刷
이어폰 → 무선 이어폰
T恤 → 纯棉T恤
3 in 1 → 3-in-1 Charger
garden chair green → Garden Chair - White; Garden Chair - Black
`;
