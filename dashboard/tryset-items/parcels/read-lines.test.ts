import { describe, expect, test } from 'vitest';
import { headerOf, readLines } from './read-lines.ts';

const told = (text: string) =>
  readLines(text).map(({ at, item, courier, number }) => [at, item, courier, number]);

describe('reading the lines of parcels', () => {
  test.each([
    ['tabs', 'A-1\tHANJIN\t4012\nA-2\tYAMATO\t4013\n'],
    ['commas', 'A-1,HANJIN,4012\r\nA-2,YAMATO,4013'],
    ['semicolons', 'A-1;HANJIN;4012\nA-2;YAMATO;4013'],
    ['a byte order mark', '\uFEFFA-1,HANJIN,4012\nA-2,YAMATO,4013'],
    ['spaces', ' A-1 , HANJIN , 4012 \n A-2,YAMATO,4013'],
  ])('accepts %s', (_, text) => {
    expect(told(text)).toEqual([
      [1, 'A-1', 'HANJIN', '4012'],
      [2, 'A-2', 'YAMATO', '4013'],
    ]);
  });

  test.each([
    ['English', 'Item,Courier,Tracking number'],
    ['Korean', '아이템 번호,택배사,운송장번호'],
    ['Japanese', 'アイテム番号,運送会社,追跡番号'],
  ])('recognizes a header in %s', (_, header) => {
    expect(told(`${header}\n7,HANJIN,4012`)).toEqual([[2, '7', 'HANJIN', '4012']]);
  });

  test('follows the columns of the header, and ignores others', () => {
    const text = '받는 분\t운송장번호\t택배사\t주소\t재고 코드\n김미나\t4012\t한진택배\t서울\tMA-0012';
    expect(told(text)).toEqual([[2, 'MA-0012', '한진택배', '4012']]);
  });

  test('leaves missing columns empty', () => {
    expect(told('item,tracking number\n7,4012')).toEqual([[2, '7', '', '4012']]);
    expect(told('7')).toEqual([[1, '7', '', '']]);
    expect(told('7\t\t4012')).toEqual([[1, '7', '', '4012']]);
  });

  test('keeps the number and the text of each line, and skips empty lines', () => {
    const lines = readLines('7,HANJIN,4012\n\n ,,\n8,HANJIN,4013\n');
    expect(lines.map(({ at, text }) => [at, text])).toEqual([
      [1, '7,HANJIN,4012'],
      [4, '8,HANJIN,4013'],
    ]);
  });

  test('accepts quoted cells, and a quotation mark that is never closed', () => {
    expect(told('"7","Japan, Post","40 12"')).toEqual([[1, '7', 'Japan, Post', '40 12']]);
    expect(told('"7,HANJIN,4012\n8,HANJIN,4013')).toHaveLength(2);
  });

  test('finds no lines in an empty text or below a header alone', () => {
    expect(readLines('')).toEqual([]);
    expect(readLines('\n \n')).toEqual([]);
    expect(readLines('item,courier,tracking number')).toEqual([]);
  });

  test('reads a first line that only resembles a header as a line', () => {
    expect(told('CODE-1,HANJIN,4012')).toHaveLength(1);
    expect(headerOf('CODE-1,HANJIN,4012')).toBeNull();
    expect(headerOf('\uFEFFitem,courier\n7,HANJIN')).toBe('item,courier');
  });
});
