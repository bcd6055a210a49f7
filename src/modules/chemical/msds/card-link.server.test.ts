import { expect, test } from 'vitest'
import { createCardLinks } from './card-link.server.ts'

const links = createCardLinks('a secret of the portal', 'https://portal.example')
const token = links.pathOf(42).slice('/msds/'.length)

test('an address names its product and is short', () => {
  expect(links.productOf(token)).toBe(42)
  expect(links.addressOf(42)).toBe(`https://portal.example/msds/${token}`)
  expect(token.length).toBeLessThan(24)
})
test('another product, another portal and what nobody signed are not ours', () => {
  const [, signature] = token.split('.')
  for (const wrong of [`17.${signature}`, '16.', '', `${token}x`, '../16', `-1.${signature}`])
    expect(links.productOf(wrong), wrong).toBeUndefined()
  expect(createCardLinks('another secret', 'https://portal.example').productOf(token)).toBeUndefined()
})
