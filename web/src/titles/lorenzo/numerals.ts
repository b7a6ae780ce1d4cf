/** Roman numerals of periods and places. */
const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']
const TENS = ['', 'X', 'XX']

export const numeral = (n: number): string => TENS[Math.floor(n / 10)]! + NUMERALS[n % 10]!
