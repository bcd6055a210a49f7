import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCardLinks } from './card-link.server.ts'

const links = createCardLinks('a secret of the portal', 'https://portal.example')
const token = links.pathOf(42).slice('/msds/'.length)

test('an address names its product and is short', () => {
  expect(links.productOf(token)).toBe(42)
  expect(links.addressOf(42)).toBe(`https://portal.example/msds/${token}`)
  expect(token.length).toBeLessThan(24)
})
test('an address is signed with a key of its own, and one from before that key is known as such', () => {
  const old = `16.${createHmac('sha256', 'a secret of the portal').update('msds card\n42').digest().subarray(0, 12).toString('base64url')}`
  expect([token === old, links.productOf(old), links.productOfOld(old), links.productOfOld(token)]).toEqual([
    false,
    undefined,
    42,
    undefined,
  ])
})
test('another product, another portal and what nobody signed are not ours', () => {
  const [, signature] = token.split('.')
  for (const wrong of [`17.${signature}`, '16.', '', `${token}x`, '../16', `-1.${signature}`])
    expect(links.productOf(wrong), wrong).toBeUndefined()
  expect(createCardLinks('another secret', 'https://portal.example').productOf(token)).toBeUndefined()
})
