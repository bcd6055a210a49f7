import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { asSystem } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { openPublicLink, openPublicLinks, type PublicLinkKind } from './public-link.server.ts'

const secret = 'a secret of the portal'
const url = 'https://portal.example'
const card: PublicLinkKind = {
  purpose: 'sample card',
  page: '/card',
  session: asSystem('카드'),
  signatureBytes: 12,
  callsPerMinute: 60,
}
const links = openPublicLink(card, secret, url)
const on = (today: string) => ({ now: `${today}T09:00:00+09:00`, today, sql: {} as Sql })
const today = on('2026-11-27')

test('an address is an ordinary one of https, names its number and is short', async () => {
  const token = links.tokenOf(42)
  expect(links.addressOf(42)).toBe(`${url}/card/${token}`)
  expect([links.numberOf(token), await links.opens(today, token, 42)]).toEqual([42, true])
  expect(token.length).toBeLessThan(24)
})

test('another number, another bound, another kind and another portal do not open it', async () => {
  const token = links.tokenOf(42, '2026-12-31')
  const others = [
    await links.opens(today, token, 43, '2026-12-31'),
    await links.opens(today, token, 42, '2027-12-31'),
    await links.opens(today, token, 42),
    await openPublicLink({ ...card, purpose: 'another' }, secret, url).opens(today, token, 42, '2026-12-31'),
    await openPublicLink(card, 'another secret', url).opens(today, token, 42, '2026-12-31'),
  ]
  expect(others).toEqual(others.map(() => false))
  expect(await links.opens(today, token, 42, '2026-12-31')).toBe(true)
})

test('what nobody signed names no number, or does not open', async () => {
  for (const wrong of ['', '.', '../16', '-1.abc', `${'z'.repeat(11)}.abc`])
    expect([wrong, links.numberOf(wrong)]).toEqual([wrong, undefined])
  expect(await links.opens(today, '16.', 42)).toBe(false)
})

test('an address from before the kind had a key of its own opens up to its last day', async () => {
  const aged = openPublicLink(
    { ...card, before: { text: (no) => `old card\n${no}`, until: () => Promise.resolve(20261127) } },
    secret,
    url,
  )
  const signature = createHmac('sha256', secret).update('old card\n42').digest().subarray(0, 12)
  const old = `16.${signature.toString('base64url')}`
  expect([
    await aged.opens(today, old, 42),
    await aged.opens(on('2026-11-28'), old, 42),
    await links.opens(today, old, 42),
    aged.tokenOf(42) === old,
  ]).toEqual([true, false, false, false])
})

test('two kinds never share a key or a page, and a link that no module names is none', () => {
  const receipt = { ...card, purpose: 'sample receipt' }
  expect(() => openPublicLinks([card, { ...card, page: '/other' }], secret, url)).toThrow('sample card')
  expect(() => openPublicLinks([card, receipt], secret, url)).toThrow('two kinds')
  const { page: _, ...called } = receipt
  const all = openPublicLinks([card, called], secret, url)
  expect(all(card).tokenOf(1)).toBe(links.tokenOf(1))
  expect(() => all(called).pathOf(1)).toThrow('no page')
  expect(() => all({ ...card })).toThrow('no module names')
})
