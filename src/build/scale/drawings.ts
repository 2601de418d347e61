import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const files = import.meta.glob<string>('../../assets/scale/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The shapes of a level, its classes exchanged for those of the stylesheet that colours them. */
export function drawingOf(name: string, classes: Readonly<Record<string, string>>): string {
  const file = `src/assets/scale/${name}.svg`;
  const source = files[`../../assets/scale/${name}.svg`];
  const svg = parseFragment(source ?? '').childNodes.find(({ nodeName }) => nodeName === 'svg');
  if (!svg) throw new Error(`${file}: expected a drawing, found none`);
  for (const element of elementsIn(svg as Element)) {
    for (const attribute of element.attrs) {
      if (attribute.name !== 'class') continue;
      attribute.value = attribute.value
        .split(' ')
        .map((own) => {
          const known = classes[own];
          if (!known) throw new Error(`${file}: expected a known class, found "${own}"`);
          return known;
        })
        .join(' ');
    }
  }
  return serialize(svg as Element);
}

function* elementsIn(parent: Element): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!('attrs' in node)) continue;
    yield node;
    yield* elementsIn(node);
  }
}
