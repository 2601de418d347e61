import { expect } from 'vitest';
import { DRAFT_KEY } from '../../../src/lib/draft.ts';
import type { Journey } from './support/journey.ts';
import type { Visitor } from './support/visitor.ts';

const MESSAGE = {
  name: 'Jose & Sons <b>',
  email: 'jose+lab@company.example',
  topic: 'R&D: C++ at 50%',
  message: 'First line. 100 % +5 V #',
};
type Name = keyof typeof MESSAGE;
const NAMES = Object.keys(MESSAGE) as Name[];

const FORM = '#contact-form form';
const SEND = `${FORM} [type=submit]`;
const SUMMARY = `${FORM} section`;
const PANEL = `${FORM} ~ section`;
const field = (name: Name) => `${FORM} [name=${name}]`;

async function fill(visitor: Visitor, names = NAMES) {
  for (const name of names) {
    await visitor.type(field(name), MESSAGE[name]);
    await visitor.see(() => visitor.value(field(name))).toBe(MESSAGE[name]);
  }
}

/** As a visitor comes to it: where Send stands in the middle of the window, and React is there. */
async function approach(visitor: Visitor) {
  await visitor.evaluate(
    (css) => document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    SEND,
  );
  await visitor.see(() => visitor.attribute(FORM, 'novalidate')).not.toBeNull();
}

async function send(visitor: Visitor) {
  await approach(visitor);
  await visitor.click(SEND);
}

/** The part has the focus, and its heading stands whole between the header and the window's end. */
async function expectAnswer(visitor: Visitor, part: string) {
  await visitor.see(() => visitor.isFocused(part), `the focus on ${part}`).toBe(true);
  const place = () =>
    visitor.evaluate((css) => {
      const heading = [...document.querySelectorAll(`${css} :is(h2, h3)`)].find((one) =>
        one.checkVisibility(),
      );
      const box = heading?.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect();
      if (!box || !header) return 'no heading';
      if (box.top < header.bottom) return `${header.bottom - box.top} px under the header`;
      return box.bottom > innerHeight
        ? `${box.bottom - innerHeight} px below the window`
        : 'in view';
    }, part);
  await visitor.see(place, `the heading of ${part}`).toBe('in view');
}

/** More than a link can carry: nobody types it, so it comes as a paste does. */
async function pasteLongMessage(visitor: Visitor) {
  await visitor.evaluate((css) => {
    const area = document.querySelector<HTMLTextAreaElement>(css);
    if (!area) return;
    area.value = 'A long message. '.repeat(1250);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, field('message'));
}

const SIZES = [
  [390, 664],
  [390, 844],
  [1366, 657],
  [1440, 900],
] as const;

export const form: Journey[] = [
  {
    title: 'what is wrong is said at once and put right one by one [C5]',
    async go(visitor) {
      await visitor.resize(1366, 657);
      await visitor.open('/contact');
      await send(visitor);
      await expectAnswer(visitor, SUMMARY);
      for (const name of NAMES) {
        expect(await visitor.attribute(field(name), 'aria-invalid'), name).toBe('true');
      }
      await visitor.press('Tab');
      await visitor.press('Enter');
      await visitor.see(() => visitor.isFocused(field('name'))).toBe(true);
      await fill(visitor, ['name']);
      await visitor.press('Tab');
      await visitor.see(() => visitor.attribute(field('name'), 'aria-invalid')).toBeNull();
      expect(await visitor.attribute(field('email'), 'aria-invalid')).toBe('true');
    },
  },
  {
    title: 'a draft is there after a reload [C8]',
    async go(visitor) {
      await visitor.resize(390, 844);
      await visitor.open('/contact');
      await fill(visitor);
      const kept = () => visitor.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);
      await visitor.see(kept).toContain(MESSAGE.message);
      await visitor.open('/about');
      await visitor.open('/contact');
      await approach(visitor);
      for (const name of NAMES) {
        await visitor.see(() => visitor.value(field(name)), name).toBe(MESSAGE[name]);
      }
    },
  },
  ...SIZES.map(([width, height]) => ({
    title: `the answer to sending begins in view below the header, ${width} × ${height} [C7, C8]`,
    async go(visitor: Visitor) {
      await visitor.resize(width, height);
      await visitor.open('/contact');
      await visitor.receiveMail();
      await send(visitor);
      await expectAnswer(visitor, SUMMARY);
      await fill(visitor);
      await send(visitor);
      await expectAnswer(visitor, PANEL);
      expect(await visitor.path()).toBe('/contact');
      expect(await visitor.isVisible(FORM)).toBe(false);
      expect(await visitor.value(`${PANEL} textarea`)).toBe(MESSAGE.message);
      await visitor.click(`${PANEL} p > button:last-child`);
      await visitor.see(() => visitor.isFocused(field('message'))).toBe(true);
      await pasteLongMessage(visitor);
      await send(visitor);
      await expectAnswer(visitor, PANEL);
      expect(await visitor.attribute(PANEL, 'data-too-long')).not.toBeNull();
    },
  })),
  {
    title:
      'where no program takes the mail nothing typed is lost, at the latest by going back [C8]',
    async go(visitor) {
      await visitor.resize(1366, 657);
      await visitor.open('/contact');
      await fill(visitor);
      await send(visitor);
      await visitor.returnFromMail();
      const shown = () =>
        visitor.evaluate(
          (css) =>
            [...document.querySelectorAll<HTMLTextAreaElement>(css)].find((area) =>
              area.checkVisibility(),
            )?.value,
          '#contact-form textarea',
        );
      await visitor.see(shown, 'the message in the form or in the panel').toBe(MESSAGE.message);
      for (const name of NAMES) {
        await visitor.see(() => visitor.value(field(name)), name).toBe(MESSAGE[name]);
      }
    },
  },
];
