import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { homeMeant, nearestPages } from './nearest.ts';

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
    ['/ABOUT', '/about'],
    ['/DE/about', '/about'],
    ['/zh-TW/contact', '/contact'],
    ['/TR/Services/RTL-Design', '/services/rtl-design'],
  ])('to %s is %s', (asked, expected) => {
    expect(nearestPages(asked, pages, 1)[0]?.path).toBe(expected);
  });

  test.each(['/nothing', '/xyzzy', '/', '/a-page-that-does-not-exist'])(
    'to %s is none',
    (asked) => {
      expect(nearestPages(asked, pages, 3)).toEqual([]);
    },
  );

  test('stands in the language whose folder was asked for, in whatever letters', () => {
    const homes = ['/', '/de', '/zh-tw'];
    expect(homeMeant('/zh-TW/contact', homes)).toBe('/zh-tw');
    expect(homeMeant('/DE', homes)).toBe('/de');
    expect(homeMeant('/design', homes)).toBeUndefined();
  });

  test('is named once for any address, and not more than asked for', () => {
    const anyAddress = fc.property(fc.string({ maxLength: 200 }), (asked) => {
      const found = nearestPages(asked, pages, 3);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found).size).toBe(found.length);
    });
    fc.assert(anyAddress);
  });
});
