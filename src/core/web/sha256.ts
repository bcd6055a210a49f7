// The browser's own digest exists only on https and localhost; plants often run plain http inside, so the
// algorithm (FIPS 180-4) stands here once.
const primes = Array.from({ length: 312 }, (_, index) => index).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
)
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0
const roundConstants = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))
const startState = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** userPwdSHA: SHA-256 of UTF-8 text as 64 lower-case hex digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  bytes.forEach((byte, index) => blocks.setUint8(index, byte))
  blocks.setUint8(bytes.length, 0x80)
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(bytes.length) * 8n)
  let state = startState
  for (let offset = 0; offset < blocks.byteLength; offset += 64) state = compress(state, blocks, offset)
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function compress(state: number[], blocks: DataView, offset: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => blocks.getInt32(offset + index * 4))
  for (let i = 16; i < 64; i++) {
    const [w15, w2] = [words[i - 15]!, words[i - 2]!]
    const small0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)
    const small1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10)
    words.push((words[i - 16]! + small0 + words[i - 7]! + small1) | 0)
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const first =
      (h +
        (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
        ((e & f) ^ (~e & g)) +
        roundConstants[i]! +
        words[i]!) |
      0
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + state[index]!) | 0)
}
