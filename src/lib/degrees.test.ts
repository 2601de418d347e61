import { describe, expect, it } from 'vitest';
import { latitudeText, longitudeText } from './degrees.ts';

describe('coordinates', () => {
  it('say the hemisphere instead of a sign', () => {
    expect(latitudeText(38.9072, 'en')).toBe('38.91° N');
    expect(latitudeText(-33.8688, 'en')).toBe('33.87° S');
    expect(longitudeText(-77.0369, 'en')).toBe('77.04° W');
    expect(longitudeText(139.6503, 'en')).toBe('139.65° E');
  });

  it('have no hemisphere at zero, and as many digits as asked for', () => {
    expect(longitudeText(0, 'en', 0)).toBe('0°');
    expect(longitudeText(-90, 'en', 0)).toBe('90° W');
  });

  it('use the digits and the separator of the language', () => {
    expect(latitudeText(52.52, 'de')).toBe('52,52° N');
  });
});
