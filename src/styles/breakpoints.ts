/**
 * Every size at which a style sheet changes something. They are written as ranges, there and in
 * code: `(width <= 52rem)`. Another spelling fails a test, and so does a size that is not in this list.
 */
export const BREAKPOINTS = {
  /** Of the window, for every part. */
  window: {
    '37.5rem': 'a phone held upright: one column, one card',
    '52rem': 'a phone or a small tablet: the navigation is a panel, text and picture stack',
    '64rem': 'three cards instead of two; a tall drawing has its list beside it',
    '75rem': 'a desk: the twelve columns have their full effect',
    '120rem': 'a large desk: the container grows',
    '150rem': 'a wall: the type grows with the container',
  },
  /** Of the window, for one part whose content needs it. */
  part: {
    '17.5rem': 'offices: text at twice its size on a phone, a cell a line',
    '23.5rem': 'floorplan: the names of the blocks on the narrowest phones',
    '26rem': 'standards: a name above its use instead of beside it',
    '45rem': 'depth rule: it lies from here on; the drawing on a dark edge fits',
    '62rem': 'menu: the longest group name stays in one piece',
  },
  /** Of the map's frame, which knows no window. */
  frame: {
    '900px': 'every office is in view where the map opens',
    '1180px': 'the world fits; below it pans',
    '1720px': 'the map goes on left and right of the world',
  },
  /** Heights of the window: a phone on its side, a page enlarged by 400 %, a small laptop. */
  height: {
    '24rem': 'the header scrolls away',
    '30rem': 'the splash drops its mark',
    '35rem': 'the scale is a strip instead of a zoom',
    '40rem': 'the splash measures itself by the height',
    '47.5rem': 'a small laptop: statement and button are in the first view',
  },
} as const;
