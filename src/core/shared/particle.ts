import { particles } from './particle.texts.ts'

/** 이 after a final consonant, 가 after a vowel; '이(가)' when the word does not end in Hangul. */
export function subjectParticle(word: string): string {
  const code = (word.codePointAt(word.length - 1) ?? 0) - 0xac00
  if (code < 0 || code > 11171) return particles.unknown
  return code % 28 === 0 ? particles.afterVowel : particles.afterConsonant
}
