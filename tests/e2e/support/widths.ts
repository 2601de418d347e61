/** The widths at which the layout is judged (spec E4); 320 is also a wide screen at 400 % zoom. */
export const WIDTHS = [320, 390, 768, 832, 1024, 1200, 1280, 1440, 1920, 2560];
