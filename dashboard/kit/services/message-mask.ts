const masked = '(masked)';

/** Messages of JavaScript engines and of React, up to the part that may contain data. Quoted names are keys, often data. */
const known = [
  /^Cannot (?:read|set) properties of (?:undefined|null)/,
  /^[\w$.]{1,80} is not (?:a function|a constructor|defined|iterable)/,
  /^(?:undefined|null) is not an object/,
  /^Cannot access '[\w$]{1,40}' before initialization/,
  /^Assignment to constant variable/,
  /^Maximum call stack size exceeded/,
  /^too much recursion/,
  /^Invalid (?:array length|time value|date)/i,
  /^Converting circular structure to JSON/,
  /^Reduce of empty array with no initial value/,
  /^Minified React error #\d{1,4}/,
  /^Failed to execute '\w{1,40}' on '\w{1,40}'/,
];

/** The beginning of a known message without the data after it; a message with other words is masked as a whole. */
export function maskedMessage(message: string): string {
  for (const pattern of known) {
    const found = pattern.exec(message);
    if (found !== null) return found[0];
  }
  return masked;
}

/** The name of an error's class. */
export const maskedType = (type: string | undefined): string =>
  type !== undefined && /^(?:[A-Z]\w{0,40})?(?:Error|Exception|Rejection)$/.test(type) ? type : 'Error';
