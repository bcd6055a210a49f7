import { expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { cell, showEditable, textarea } from './testing/render.tsx'

interface Protocol {
  send: (method: string, params: object) => Promise<unknown>
}
/** Types with an input method: each entry is the syllable as it stands after one more key. */
async function compose(...states: string[]): Promise<void> {
  const protocol = cdp() as unknown as Protocol
  for (const text of states)
    await protocol.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await protocol.send('Input.insertText', { text: states.at(-1) })
}

async function at(row: number, header: string): Promise<HTMLElement> {
  await expect.poll(() => document.querySelector('[data-row="0"]')).not.toBeNull()
  cell(row, header).scrollIntoView({ inline: 'center', block: 'nearest' })
  await userEvent.click(cell(row, header), { position: { x: 4, y: 8 } })
  return cell(row, header)
}

test('Hangul typed over a focused cell keeps its first consonant', async () => {
  const log = showEditable()
  await at(0, '작업명')
  await compose('ㅎ', '하', '한')
  await compose('ㄱ', '그', '글')
  expect(textarea().value).toBe('한글')
  await userEvent.keyboard('{Enter}')
  expect(log.rows[0]?.workNm).toBe('한글')
  expect(cell(1, '작업명')).toHaveClass('is-active')
})
