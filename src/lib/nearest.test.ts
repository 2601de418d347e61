import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestPages } from './nearest.ts';

const pages = [
  ['/', 'Home'],
  ['/services', 'Services'],
  ['/about', 'About Us'],
  ['/contact', 'Contact Us'],
  ['/services/analog-and-mixed-signal', 'Analog and Mixed Signal'],
  ['/services/rtl-design', 'RTL Design'],
  ['/services/fpga-design', 'FPGA Design'],
  ['/services/firmware-development', 'Firmware Development'],
  ['/services/microcontroller-design', 'Microcontroller Design'],
  ['/services/machine-learning', 'Machine Learning'],
  ['/services/custom-software', 'Custom Software'],
].map(([path = '', title = '']) => ({ path, title }));

describe('[R7] the nearest page', () => {
  test.each([
    ['/abuot', '/about'],
    ['/about-us.html', '/about'],
    ['/kontakt', '/contact'],
    ['/Contact/Form', '/contact'],
    ['/home', '/'],
    ['/service', '/services'],
    ['/servces/rtl-desgin', '/services/rtl-design'],
    ['/rtl', '/services/rtl-design'],
    ['/products/fpga.php', '/services/fpga-design'],
    ['/services/analogmixedsignal', '/services/analog-and-mixed-signal'],
    ['/machine_learning', '/services/machine-learning'],
    ['/services/firmware', '/services/firmware-development'],
  ])('to %s is %s', (asked, expected) => {
    expect(nearestPages(asked, pages, 1)[0]?.path).toBe(expected);
  });

  test('to an address like none of them is the first in the order of the site', () => {
    const found = nearestPages('/xyzzy', pages, 3).map((page) => page.path);
    expect(found).toEqual(['/', '/services', '/about']);
  });

  test('is found for any address, once each, as many as asked for', () => {
    const anyAddress = fc.property(fc.string({ maxLength: 200 }), (asked) => {
      expect(new Set(nearestPages(asked, pages, 3)).size).toBe(3);
    });
    fc.assert(anyAddress);
  });
});
