import type { Locator } from '@playwright/test';

interface Part {
  figure: number;
  /** The word, or the ink of the line, such as 'var(--drawing-ink)'. */
  what: string;
  contrast: number;
  /** WCAG 1.4.3 for texts, 1.4.11 for lines. */
  least: number;
}

/**
 * The texts of all drawings as they stand on the screen: their size in pixels, how far each leaves its drawing,
 * and which two lie on each other.
 */
export const textsOf = (figures: Locator) =>
  figures.evaluateAll((drawings) => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    /** Letters fill the part of their line between these two. */
    const [CAPS, DESCENT] = [0.15, 0.9];

    const boxesOf = (text: SVGTextElement): Box[] => {
      const matrix = text.getScreenCTM() ?? new DOMMatrix();
      return Array.from({ length: text.getNumberOfChars() }, (_, index) => {
        const { x, y, width, height } = text.getExtentOfChar(index);
        const corners = [CAPS, DESCENT].flatMap((part) =>
          [x, x + width].map((side) =>
            new DOMPoint(side, y + part * height).matrixTransform(matrix),
          ),
        );
        const xs = corners.map((corner) => corner.x);
        const ys = corners.map((corner) => corner.y);
        return {
          left: Math.min(...xs),
          right: Math.max(...xs),
          top: Math.min(...ys),
          bottom: Math.max(...ys),
        };
      });
    };
    const meet = (a: Box, b: Box) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

    return drawings.flatMap((drawing, figure) => {
      const sheet = drawing.getBoundingClientRect();
      const all = [...drawing.querySelectorAll('text')].map((text) => ({
        word: text.textContent,
        boxes: boxesOf(text),
        matrix: text.getScreenCTM() ?? new DOMMatrix(),
        font: Number.parseFloat(getComputedStyle(text).fontSize),
      }));
      return all.map(({ word, boxes, font, matrix }, index) => ({
        figure: figure + 1,
        word,
        size: font * Math.hypot(matrix.a, matrix.b),
        outside: boxes.some(
          (box) =>
            box.left < sheet.left ||
            box.right > sheet.right ||
            box.top < sheet.top ||
            box.bottom > sheet.bottom,
        ),
        on: all
          .slice(index + 1)
          .filter((other) => other.boxes.some((box) => boxes.some((own) => meet(own, box))))
          .map((other) => other.word),
      }));
    });
  });

/**
 * Contrast of every text and every line against what it stands on. Lines of the grid only help the eye along;
 * nothing is read from them, so they are left out.
 */
export const contrastsOf = (figures: Locator) =>
  figures.evaluateAll((drawings) => {
    const GRID = 'var(--drawing-line)';
    const SHAPES = 'path, circle, ellipse, rect, line, polyline, polygon';
    const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (colour: string) => {
      if (!pixel) return 0;
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...pixel.getImageData(0, 0, 1, 1).data]
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };

    /** The filled bodies of a drawing, the one painted last first, and how to find a point of the screen in each. */
    const bodiesOf = (drawing: Element) =>
      [...drawing.querySelectorAll<SVGGeometryElement>(SHAPES)].reverse().flatMap((shape) => {
        const { fill } = getComputedStyle(shape);
        const matrix = shape.getScreenCTM()?.inverse();
        return fill === 'none' || !matrix ? [] : [{ fill, shape, matrix }];
      });

    return drawings.flatMap((drawing, figure): Part[] => {
      const paper = getComputedStyle(drawing).backgroundColor;
      const bodies = bodiesOf(drawing);
      const groundAt = (point: DOMPoint) =>
        bodies.find(({ shape, matrix }) => shape.isPointInFill(point.matrixTransform(matrix)))
          ?.fill ?? paper;
      const texts = [...drawing.querySelectorAll('text')].map((text) => {
        const { fill, stroke } = getComputedStyle(text);
        const matrix = text.getScreenCTM() ?? new DOMMatrix();
        const contrasts = Array.from({ length: text.getNumberOfChars() }, (_, index) => {
          const { x, y, width, height } = text.getExtentOfChar(index);
          const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
          // A text has a halo, unless it stands on a copper body.
          return contrast(fill, stroke === 'none' ? groundAt(middle) : stroke);
        });
        return { what: text.textContent, contrast: Math.min(...contrasts), least: 4.5 };
      });
      const lines = [...drawing.querySelectorAll(SHAPES)]
        .filter((line) => line.getAttribute('stroke') !== GRID)
        .map((line) => {
          const { stroke } = getComputedStyle(line);
          return {
            what: line.getAttribute('stroke') ?? '',
            contrast: contrast(stroke, paper),
            least: 3,
          };
        });
      return [...texts, ...lines].map((part) => ({ figure: figure + 1, ...part }));
    });
  });
