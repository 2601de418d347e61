import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeOf, filesOf, nodesIn } from './sources.ts';

/** The rules of docs/islands.md, as far as the source shows them. */

type Element = ts.JsxElement | ts.JsxSelfClosingElement;

const isElement = (node: ts.Node): node is Element =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
const openingOf = (element: Element) =>
  ts.isJsxElement(element) ? element.openingElement : element;
const nameOf = (element: Element) => openingOf(element).tagName.getText();
const hasAttribute = (element: Element, name: string) =>
  openingOf(element).attributes.properties.some((property) => property.name?.getText() === name);

/** Whether an expression is text by its form; names like `children` and calls may be elements. */
function isText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return node.text.trim() !== '';
  if (ts.isJsxExpression(node)) return node.expression !== undefined && isText(node.expression);
  if (ts.isParenthesizedExpression(node)) return isText(node.expression);
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue) || isText(node.whenFalse);
  if (ts.isBinaryExpression(node)) return isText(node.right);
  if (ts.isStringLiteral(node)) return node.text.trim() !== ''; // translators leave blanks alone
  return ts.isTemplateLiteral(node) || ts.isPropertyAccessExpression(node);
}

/** Text beside React's own markup: a translator that wraps it makes React build the island anew. */
const bareTexts = (code: string) =>
  nodesIn(code, ts.isJsxElement)
    .filter((element) => nameOf(element) !== 'TranslatableText')
    .flatMap((element) => element.children.filter(isText).map((child) => child.getText().trim()));

/** Into these nobody types. */
const isFixed = (element: Element) =>
  hasAttribute(element, 'readOnly') || /\btype="hidden"/.test(openingOf(element).getText());

/** Fields that React would write to when it hydrates. */
const controlledFields = (code: string) =>
  nodesIn(code, isElement)
    .filter((element) => ['input', 'textarea', 'select'].includes(nameOf(element)))
    .filter((element) => !isFixed(element))
    .filter((element) =>
      ['value', 'defaultValue', 'checked', 'defaultChecked'].some((name) =>
        hasAttribute(element, name),
      ),
    )
    .map((element) => openingOf(element).getText());

/** These fields do not exist before React, so that nobody can have typed into them. */
const NOT_BEFORE_REACT = /^src\/islands\/(Calculation\/|ContactForm\/brief\/|OfficeMap\/HourRange)/;

const RULES = { bareTexts, controlledFields };
const files = filesOf('src/islands/**/*.{ts,tsx}');

test.each(Object.entries(RULES))('islands have no %s', (_name, findIn) => {
  expect(files.length).toBeGreaterThan(10);
  const checked =
    findIn === controlledFields ? files.filter((file) => !NOT_BEFORE_REACT.test(file)) : files;
  expect(
    checked.flatMap((file) => findIn(codeOf(file)).map((found) => `${file}: ${found}`)),
  ).toEqual([]);
});

test.each([
  ['bareTexts', '<p>Words</p>'],
  ['bareTexts', '<p>{text.title}</p>'],
  ['bareTexts', "<Button>{isOpen ? text.close : 'Open'}</Button>"],
  ['bareTexts', "<p><b />{hasDraft && 'A draft is kept'}</p>"],
  ['controlledFields', '<input value={name} />'],
  ['controlledFields', '<textarea defaultValue="A" />'],
] as const)('%s would be found: %s', (rule, code) => {
  expect(RULES[rule](code)).toHaveLength(1);
});

test.each([
  ['bareTexts', '<TranslatableText as="p">{text.title}</TranslatableText>'],
  ['bareTexts', "<div>{children}{' '}{items.map((item) => <Item key={item} />)}</div>"],
  ['bareTexts', '<div>{isOpen && <Panel />}</div>'],
  ['controlledFields', '<textarea readOnly defaultValue="A" />'],
  ['controlledFields', '<input type="hidden" name="language" value={language} />'],
] as const)('%s is satisfied: %s', (rule, code) => {
  expect(RULES[rule](code)).toEqual([]);
});
