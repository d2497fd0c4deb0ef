import type { Sentences } from './review-tone.ts';

/** Sentences about things to display, use or eat at home. */
export const ofWhatStaysAtHome = {
  tech: {
    good: [
      'It was set up in five minutes, without the manual.',
      'It has not let me down once so far.',
      'It feels solid and nothing rattles.',
      'I use it every day, at home and at work.',
      'The buttons are where I expect them.',
      'It worked at once with what I already have.',
      'My father uses it without calling me, which says a lot.',
      'It is quicker than the one I had before.',
    ],
    fair: [
      'The manual is printed very small.',
      'The quick guide is all pictures, and I could not follow them.',
      'It gets a little warm when I use it for hours.',
      'It shows every fingerprint.',
    ],
    poor: [
      'It stopped working after three weeks.',
      'It turned itself off twice in the first week.',
      'I tried for an hour to set it up and gave up.',
      'One of the buttons sticks.',
    ],
  },
  screen: {
    good: [
      'The picture is sharp, even by the window.',
      'Colours look natural, and text is easy to read.',
      'The screen is bright enough for working outside.',
      'My eyes are less tired in the evening.',
    ],
    fair: ['The screen mirrors the lamp behind me.'],
    poor: ['There was a dead pixel in the middle.'],
  },
  battery: {
    good: [
      'It lasts through two days before I charge it.',
      'It charges while I have breakfast.',
      'The battery is as good as they say.',
    ],
    fair: ['The battery could last a little longer.'],
    poor: ['The battery is empty by noon.'],
  },
  sound: {
    good: [
      'Voices are clear, and the bass does not drown them.',
      'I hear things in old songs that I had never noticed.',
      'It gets loud without getting harsh.',
      'Calls sound as if we sat at one table.',
    ],
    fair: ['The bass is a bit too much for podcasts.'],
    poor: ['It crackles as soon as I turn it up.'],
  },
  kitchen: {
    good: [
      'I use it every single day.',
      'It is easy to clean.',
      'It has a good weight in the hand.',
      'It has survived two children and a move.',
      'It looks good enough to leave out on the table.',
      'I gave one as a present and then bought one for myself.',
      'It keeps warm for a surprisingly long time.',
    ],
    fair: [
      'It is heavier than I thought.',
      'It takes up more room in the cupboard than I had hoped.',
      'There is a small mark in the finish.',
    ],
    poor: ['It came with a chip.', 'The finish wore off within weeks.', 'It is too heavy for my wrist.'],
  },
  home: {
    good: [
      'It makes the corner by the window look finished.',
      'It is sturdy, and nothing wobbles.',
      'It looks even better than on the screen.',
      'The colour goes well with our floor.',
      'Visitors ask where we got it.',
      'It took us ten minutes from the box to its place.',
      'The finish is smooth, also where nobody looks.',
    ],
    fair: [
      'It is a little smaller than I had pictured; measure first.',
      'The colour is warmer than on my screen.',
      'It smelled new for a week.',
    ],
    poor: [
      'It arrived with a scratch on the front.',
      'It is not quite straight, and I have measured.',
      'The colour has little to do with the picture.',
    ],
  },
  food: {
    good: [
      'It tastes as it did at my grandmother’s.',
      'I can taste the difference from the supermarket.',
      'The taste is round, with nothing bitter about it.',
      'It was gone within a week, and I have ordered more.',
      'It smells wonderful as soon as you open it.',
      'It has a place on our shopping list now.',
      'It keeps well once it is open.',
      'Our guests asked where we had bought it.',
    ],
    fair: [
      'It is good, but not better than the one I buy in town.',
      'I would like a larger size.',
      'The lid is hard to open.',
    ],
    poor: ['It tastes flat to me.', 'The lid leaked in the parcel.', 'Best before was only four weeks away.'],
  },
  toy: {
    good: [
      'Our daughter will not let anybody else have it.',
      'It has been dropped a hundred times and shows no mark.',
      'The colours are bright and nothing comes off.',
      'My nephew got it for his birthday and would not put it down.',
      'There are no sharp edges, I have felt all over.',
      'Both children play with it, which is rare.',
      'It wipes clean in a moment.',
      'A present that the parents liked, too.',
    ],
    fair: [
      'It is a bit smaller than I imagined.',
      'Interesting for a week, then it went to the shelf.',
      'I would have liked a bag to keep it in.',
    ],
    poor: [
      'It came apart on the second day.',
      'The colour has come off in places.',
      'It smelled so strong that I put it on the balcony.',
    ],
  },
  baby: {
    good: [
      'Our son drinks from it without a fuss.',
      'It does not leak, not even in the bag.',
      'It comes apart into few pieces and is clean in no time.',
      'Small hands can hold it.',
      'The marks are easy to read at night.',
      'We have three of them in turn.',
    ],
    fair: ['The numbers are starting to fade.', 'The lid is tight for one hand.'],
    poor: ['It leaks when it is shaken.', 'Our daughter would not drink from it.'],
  },
  pet: {
    good: [
      'Our old dog took to it at once.',
      'The cat has left the sofa alone since.',
      'It is still whole after half a year, which is a record here.',
      'It is easy to rinse off.',
      'Sturdy enough for thirty kilos that pull.',
      'The animals at the shelter have one now, too.',
    ],
    fair: ['It took a week until anybody looked at it.', 'It could be a little heavier.'],
    poor: ['It was in pieces after an afternoon.', 'Ours will not go near it.'],
  },
  plant: {
    good: [
      'It arrived upright, with damp soil and not one broken leaf.',
      'It has grown two new leaves since spring.',
      'It asks for little and looks like a lot.',
      'The pot alone is worth half of the price.',
      'It was packed so well that I needed ten minutes to unpack it.',
      'A healthy plant, and larger than I thought.',
    ],
    fair: ['It dropped two leaves in the first week, then settled.', 'It leans to one side a little.'],
    poor: ['Half of the leaves were brown when it came.', 'The pot was cracked.'],
  },
} as const satisfies Record<string, Sentences>;
