import { describe, expect, it } from 'vitest';
import { axisOf, labelsOf, leadsOf, placeOn, ticksAcross, ticksOf } from './longitude.ts';

const world = [-77.0369, -3.7038, 13.405, 32.8597, 90.4125, 121.5654, 139.6503];

describe('the longitude axis of the presence strip [L4]', () => {
  it('runs in whole steps around the places on it', () => {
    expect(axisOf(world)).toEqual({ from: -90, to: 150, step: 30 });
  });

  it('puts every place at its true longitude', () => {
    const axis = axisOf(world);
    expect(placeOn(axis, -90)).toBe(0);
    expect(placeOn(axis, 150)).toBe(100);
    expect(placeOn(axis, 30)).toBe(50);
    expect(world.map((longitude) => placeOn(axis, longitude))).toEqual([
      5.4, 35.96, 43.09, 51.19, 75.17, 88.15, 95.69,
    ]);
  });

  it('uses a finer scale where places are close together, and has a length for a single one', () => {
    expect(axisOf([7.1, 13.4])).toEqual({ from: 0, to: 20, step: 10 });
    expect(axisOf([0])).toEqual({ from: 0, to: 10, step: 10 });
  });

  it('holds both edges of the map', () => {
    expect(axisOf([-180, 180])).toEqual({ from: -180, to: 180, step: 30 });
  });

  it('labels its steps and draws six ticks for each', () => {
    const axis = axisOf(world);
    expect(labelsOf(axis)).toEqual([-90, -60, -30, 0, 30, 60, 90, 120, 150]);
    expect(ticksOf(axis).match(/v14/g)).toHaveLength(9);
    expect(ticksOf(axis).match(/v5/g)).toHaveLength(24);
    expect(ticksOf(axisOf([0]))).toBe('M0 0h6M0 0v14m1-14v5m1-5v9m1-9v5m1-5v9m1-9v5m1-5v14');
  });

  it('leads from each place to the column of its city', () => {
    const axis = axisOf([0, 20]);
    expect(ticksAcross(axis)).toBe(12);
    expect(leadsOf(axis, [5, 60])).toBe('M0.6 22V44L0 104V128M7.2 22V44L6 104V128');
  });
});
