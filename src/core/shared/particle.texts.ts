/** Korean subject particles; the other languages have none. */
export const particles = { afterVowel: '가', afterConsonant: '이', unknown: '이(가)' } as const
