import type { Sentences } from './review-tone.ts';

/** Sentences about things to wear, to use on the body, or to take along. */
export const ofWhatIsWorn = {
  clothes: {
    good: [
      'It fits as the size guide says.',
      'The fabric is soft and not too thin.',
      'It has been through the wash ten times and has kept its shape.',
      'The seams are neat, inside as well.',
      'I wear it at least twice a week.',
      'The colour is the one on the screen.',
      'It is comfortable for a whole day at work.',
      'I am between two sizes, took the smaller one, and it is right.',
    ],
    fair: [
      'It is a little longer on me than on the pictures.',
      'It creases easily, so it needs an iron.',
      'The colour is a shade darker than I thought.',
      'I had to change it for another size.',
    ],
    poor: [
      'It came out of the first wash a size smaller.',
      'A seam opened after a week.',
      'The sizes run much smaller than the guide says.',
      'The fabric is thinner than I like.',
    ],
  },
  shoes: {
    good: [
      'I wore them all day from the first morning, without a blister.',
      'True to size, and there is room for the toes.',
      'The sole grips well on wet pavement.',
      'They are easy to wipe clean.',
      'I stand at work for eight hours and my feet are fine.',
      'They go with everything that I own.',
      'The stitching is even and nothing has come loose.',
    ],
    fair: [
      'They needed a week of breaking in.',
      'The laces are rather short.',
      'For wide feet I would take half a size more.',
    ],
    poor: [
      'They rub at the heel, however I tie them.',
      'The sole began to come off after two months.',
      'Mine were half a size too small.',
    ],
  },
  accessory: {
    good: [
      'It goes with nearly everything I own.',
      'I have had compliments from two strangers.',
      'It has been on every trip with me since May.',
      'The material feels solid.',
      'The details are finished with care.',
      'It looks more expensive than it was.',
      'It is light, and I forget that I have it with me.',
    ],
    fair: [
      'It is a touch smaller than I pictured it.',
      'It smelled of the factory for a few days.',
      'I would have liked one more colour to choose from.',
    ],
    poor: [
      'It lost its shape within a month.',
      'There was a scratch on it when I unpacked it.',
      'It feels flimsy.',
    ],
  },
  care: {
    good: [
      'My skin feels soft and does not sting.',
      'A little goes a long way.',
      'The scent is light, and gone after an hour.',
      'It has a fixed place in my morning.',
      'I have sensitive skin, and it causes me no trouble.',
      'The texture is pleasant and not sticky.',
      'It lasts much longer than I thought.',
    ],
    fair: [
      'The scent is a matter of taste.',
      'The pump does not reach the last bit.',
      'In winter I need something richer.',
    ],
    poor: [
      'It left my skin dry.',
      'The scent gave me a headache.',
      'It was half empty when it came, or so it felt.',
    ],
  },
  scent: {
    good: [
      'I still smell it on my scarf the next day.',
      'Roses, but not sweet: just what I was looking for.',
      'Two sprays are enough for an evening.',
      'The bottle looks lovely on the shelf.',
      'It is fresh at first and gets warmer later.',
      'My colleagues asked what I was wearing.',
      'It does not fill the whole lift, which I like.',
    ],
    fair: ['It fades after about four hours.', 'It is sweeter on me than on my sister.'],
    poor: ['On me it smells of soap and is gone in an hour.', 'The spray head drips.'],
  },
  lips: {
    good: [
      'It stays on through lunch.',
      'The colour is strong with one coat.',
      'It does not dry out my lips.',
      'It feels light, as if I wore none.',
      'The shade suits my fair skin.',
      'It comes off easily in the evening.',
    ],
    fair: ['It stays on my cups.', 'The shade is a little pinker than I thought.'],
    poor: ['It crumbled by noon.', 'The shade is another one than on the picture.'],
  },
  teeth: {
    good: [
      'The bristles are soft and reach the back.',
      'It has kept its shape for three months.',
      'It lies well in the hand.',
      'No plastic in the bathroom any more.',
      'The children fight over the colours.',
      'It dries quickly in the glass.',
    ],
    fair: ['The handle felt rough for the first days.', 'The head is a bit large for my mouth.'],
    poor: ['It lost bristles within two weeks.', 'The handle went dark where it stands in the glass.'],
  },
  health: {
    good: [
      'The instructions are short and clear.',
      'It is simple enough for my mother to use alone.',
      'We keep one at home and one in the car.',
      'It lives in the bathroom cupboard and is there when we need it.',
      'Everything is labelled, so you find it at once.',
      'The pharmacist told me to look for just these things.',
      'It takes up hardly any room in a bag.',
    ],
    fair: [
      'The leaflet is hard to read without glasses.',
      'The packaging is larger than what is in it.',
      'I would like a smaller pack for trips.',
    ],
    poor: [
      'The packaging was torn when it came.',
      'The date on it was closer than I like.',
      'I found it awkward to use.',
    ],
  },
  jewellery: {
    good: [
      'It catches the light without shouting.',
      'The clasp is small but holds.',
      'I have worn it every day for two months, and it looks like new.',
      'It came in a box that needed no wrapping.',
      'I bought it for my mother’s sixtieth, and she cried a little.',
      'Finer than on the pictures, which suits me.',
      'It is light and does not catch on jumpers.',
      'My skin is picky, and it causes no trouble.',
    ],
    fair: [
      'It is more delicate than it looks on the picture.',
      'The clasp is hard to close alone.',
      'I expected the colour to be a little warmer.',
    ],
    poor: ['It lost its shine within weeks.', 'The clasp opened by itself.', 'It was bent when it came.'],
  },
  sport: {
    good: [
      'I use it three times a week, and it shows no wear.',
      'It has a good grip, also with wet hands.',
      'It went through a whole season with me.',
      'Just the right weight for me.',
      'I am a beginner, and it forgives a lot.',
      'My trainer has the same one.',
      'It has been out in the rain and is none the worse.',
    ],
    fair: [
      'It had a strong smell for the first few days.',
      'It is on the firm side until it is worn in.',
      'A bag for it would have been nice.',
    ],
    poor: [
      'It wore out in a month of normal use.',
      'The grip came loose in the second week.',
      'Mine arrived with a dent.',
    ],
  },
  outdoor: {
    good: [
      'Dry inside after a night of heavy rain.',
      'Light enough for a long day on foot.',
      'The zips run smoothly, even with cold fingers.',
      'It holds more than it looks.',
      'We took it along the coast for two weeks, and nothing tore.',
      'Everything has its place.',
    ],
    fair: ['The pockets could be larger.', 'It took us three tries to fold it up again.'],
    poor: ['A strap tore on the first trip.', 'Water came in at a seam.'],
  },
  drinking: {
    good: [
      'Tea is still hot in the afternoon.',
      'It does not leak, not even upside down in my bag.',
      'It fits the holder on my bike.',
      'It is easy to clean, also at the bottom.',
      'It does not taste of metal.',
      'I drink more water since I have it.',
    ],
    fair: ['It is heavy when it is full.', 'The lid has a corner that is hard to clean.'],
    poor: ['It leaks at the lid.', 'The paint came off after a month.'],
  },
} as const satisfies Record<string, Sentences>;
