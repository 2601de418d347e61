const files = import.meta.glob<string>('/src/assets/{figures,drawings,textures,scale}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names of the drawings in a folder of src/assets. */
export const drawingNames = (folder: string): string[] =>
  Object.keys(files)
    .filter((path) => path.startsWith(`/src/assets/${folder}/`))
    .map((path) => path.split('/').at(-1)?.replace('.svg', '') ?? '')
    .sort();

/** The text of a drawing's file, from its folder in src/assets. */
export function drawingFile(folder: 'figures' | 'drawings' | 'textures' | 'scale', name: string) {
  const path = `src/assets/${folder}/${name}.svg`;
  const source = files[`/${path}`];
  if (!source) throw new Error(`${path}: expected a drawing, found none`);
  return source;
}
