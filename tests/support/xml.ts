/** Every element is closed in the order it was opened, and no sign stands for itself that XML reserves. */
export function isWellFormed(text: string): boolean {
  const open: string[] = [];
  const rest = text
    .replace(/^<\?xml[^?]*\?>/, '')
    .replace(/<(\/?)([A-Za-z]+)(?: [A-Za-z:-]+="[^"<]*")*(\/?)>/g, (_tag, end, name, alone) => {
      if (end) return open.pop() === name ? '' : '<';
      if (!alone) open.push(name);
      return '';
    });
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(rest);
}
