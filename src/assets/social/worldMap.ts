import { createRequire } from 'node:module';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { colourOf } from '../../styles/palette.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

const require = createRequire(import.meta.url);

/** Cuts off Antarctica, so that the other continents are larger. */
const SOUTHERN_EDGE = -56;

export function worldMap(offices: readonly Position[], { x, y, width, height }: Frame): string {
  const topology: Topology<{ land: GeometryCollection }> = require('world-atlas/land-110m.json');
  const land = feature(topology, topology.objects.land);
  const box: [[number, number], [number, number]] = [
    [x, y],
    [x + width, y + height],
  ];
  const inhabited = {
    type: 'MultiPoint' as const,
    coordinates: [-168, -90, 0, 90, 179].flatMap((east) => [
      [east, SOUTHERN_EDGE],
      [east, 80],
    ]),
  };
  const projection = geoNaturalEarth1().fitExtent(box, inhabited).clipExtent(box);
  const dies = offices.flatMap(({ latitude, longitude }) => {
    const [cx, cy] = projection([longitude, latitude]) ?? [];
    return cx === undefined || cy === undefined
      ? []
      : [`<rect x="${cx - 6}" y="${cy - 6}" width="12" height="12"/>`];
  });
  return `<defs><pattern id="scan" width="5" height="5" patternUnits="userSpaceOnUse">
    <rect width="5" height="1.6" fill="${colourOf('on-plate-2').dark}" fill-opacity=".5"/></pattern></defs>
  <path d="${geoPath(projection)(land) ?? ''}" fill="url(#scan)"/>
  <g fill="${colourOf('copper-plate').dark}" stroke="${colourOf('plate').dark}" stroke-width="3" paint-order="stroke">${dies.join('')}</g>`;
}
