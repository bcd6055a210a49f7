import { describe, expect, test } from 'vitest'
import { judgeFacts, packFacts, partsOfSigned, unpackFacts, type QrFacts } from './qr-payload.rule.ts'
import { createQrSigner } from './qr-signer.ts'
import { qrKindsOf } from './qr.routes.ts'

const secret = 'test-secret-test-secret-test-secret'
const signer = createQrSigner(secret, 'https://portal.example.com')
const permit: QrFacts = {
  kind: 'P',
  recordNo: 7001,
  cd: 'P-1000-20260310-0001',
  holderNm: '대한정비㈜',
  fromDt: '2026-03-10T08:00:00+09:00',
  toDt: '2026-03-10T16:00:00+09:00',
  asOfDt: '2026-03-10T07:41:00+09:00',
}
/** As the browser checks it: WebCrypto with the delivered key alone. */
async function genuine(given: string, publicKey = signer.publicKey): Promise<boolean> {
  const { text, signature } = partsOfSigned(given)!
  const key = await crypto.subtle.importKey(
    'raw',
    Buffer.from(publicKey, 'base64url'),
    { name: 'Ed25519' },
    false,
    ['verify'],
  )
  return crypto.subtle.verify({ name: 'Ed25519' }, key, signature, text)
}

describe('a signed code', () => {
  test('a signed code is checked by WebCrypto with the public key alone, and says what was printed', async () => {
    const address = signer.addressOf(permit)
    expect(address).toMatch(/^https:\/\/portal\.example\.com\/verify#[\w-]+\.[\w-]{86}$/)
    expect(await genuine(address)).toBe(true)
    expect(signer.read(address)).toEqual(permit)
    // Version 12 of a code with low correction, about the size that fits a corner of A4.
    expect(address.length).toBeLessThan(300)
  })
  test('a signed code that was changed in any place is a forgery', async () => {
    const code = signer.signed(permit)
    const [text] = code.split('.') as [string]
    const later = Buffer.from(packFacts({ ...permit, toDt: '2026-03-10T20:00:00+09:00' })).toString(
      'base64url',
    )
    const forged = code.replace(text, later)
    expect([await genuine(forged), signer.read(forged)]).toEqual([false, undefined])
    for (let at = 0; at < text.length; at += 7) {
      const other = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`
      expect([at, await genuine(other)]).toEqual([at, false])
    }
  })
  test('a signed code of another portal is a forgery here, and ours is one there', async () => {
    const other = createQrSigner('another-secret-another-secret-another', 'https://portal.example.com')
    expect(other.publicKey).not.toBe(signer.publicKey)
    expect([await genuine(other.signed(permit)), signer.read(other.signed(permit))]).toEqual([
      false,
      undefined,
    ])
    expect(await genuine(signer.signed(permit), other.publicKey)).toBe(false)
  })
  test('a restart makes signed codes from the same secret', () => {
    expect(createQrSigner(secret, 'https://other.example.com').publicKey).toBe(signer.publicKey)
  })
  test.each([
    '',
    'https://portal.example.com/',
    'B100001',
    'abc.def',
    `${'a'.repeat(40)}.${'!'.repeat(86)}`,
    `${'가'.repeat(40)}.${'a'.repeat(86)}`,
  ])('%j is none', (given) =>
    expect([partsOfSigned(given), signer.read(given)]).toEqual([undefined, undefined]),
  )
})

describe('what a code is worth by itself', () => {
  const at = (time: string) => judgeFacts(permit, true, `2026-03-10T${time}:00+09:00`)
  test('a signed code holds from its first to its last minute', () => {
    expect([at('07:59'), at('08:00'), at('16:00'), at('16:01')]).toEqual([
      'notYet',
      'valid',
      'valid',
      'expired',
    ])
  })
  test('a forgery is never called expired', () => {
    expect(judgeFacts(permit, false, '2027-01-01T00:00:00+09:00')).toBe('forged')
    expect(judgeFacts(undefined, true, '2026-03-10T09:00:00+09:00')).toBe('unknown')
  })
  test('a name with the separator does not shift what follows', () => {
    expect(unpackFacts(packFacts({ ...permit, holderNm: 'A|B  C' }))).toEqual({
      ...permit,
      holderNm: 'A/B C',
    })
    for (const text of [
      '',
      '2|P|1|a|b|1|2|3',
      '1|x|1|a|b|1|2|3',
      '1|PW|1|a|b|1|2|3',
      '1|P|1|a|b|1|2',
      '1|P|1|a|b|1|2|3|4',
      '1|P|1||b|1|2|3',
    ])
      expect([text, unpackFacts(text)]).toEqual([text, undefined])
  })
})

test('two modules never give one letter to their kinds of codes, and a kind is one capital letter', () => {
  const truth = () => Promise.resolve(undefined)
  const permit = { kind: 'P', truth }
  expect([...qrKindsOf([permit, { kind: 'C', truth }]).keys()]).toEqual(['P', 'C'])
  expect(() => qrKindsOf([permit, { kind: 'P', truth }])).toThrow('a kind of QR codes: P')
  expect(() => qrKindsOf([{ kind: 'cert', truth }])).toThrow('a kind of QR codes: cert')
})
