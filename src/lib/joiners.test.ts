import { expect, test } from 'vitest';
import { listText, marksFor, named } from './joiners.ts';

test.each([
  ['Symptom', 'it stalls', 'Symptom: it stalls'],
  ['Örnekleme hızı', '100 MHz', 'Örnekleme hızı: 100 MHz'],
  ['কী দেখা যায়', 'থেমে যায়', 'কী দেখা যায়: থেমে যায়'],
  ['症状', '止まる', '症状：止まる'],
  ['輸入頻率', '100 MHz', '輸入頻率：100 MHz'],
  ['デッドライン (µs)', '50', 'デッドライン (µs)：50'],
])('the mark after "%s" is that of its own language', (name, text, line) => {
  expect(named(name, text)).toBe(line);
});

test('what separates values is as wide as the letters around it', () => {
  expect(['Sender', '差出人'].map((name) => marksFor(name).comma)).toEqual([', ', '、']);
  expect(['Values', '変更した値'].map((name) => marksFor(name).semicolon)).toEqual(['; ', '；']);
});

test.each([
  ['en-GB', ['Asia', 'Europe', 'Africa'], 'Asia, Europe and Africa'],
  ['es-ES', ['Alemania', 'Italia'], 'Alemania e Italia'],
  ['ja-JP', ['北米', '欧州', 'アジア'], '北米、欧州、アジア'],
  ['zh-TW', ['北美', '歐洲', '亞洲'], '北美、歐洲與亞洲'],
  ['zh-TW', ['類比與混合訊號 IC 設計', 'RTL 設計'], '類比與混合訊號 IC 設計與 RTL 設計'],
  ['zh-TW', ['匯流排通訊 329 µs', '背景維護 5.82 ms'], '匯流排通訊 329 µs 與背景維護 5.82 ms'],
  ['bn-BD', ['এশিয়া', 'ইউরোপ'], 'এশিয়া ও ইউরোপ'],
])('a list in %s', (locale, items, text) => {
  expect(listText(items, locale)).toBe(text);
});
