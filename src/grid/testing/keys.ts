import { expect } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { cell } from './render.tsx'

/** Clicks a cell, scrolled into view first, and returns it. */
export async function at(row: number, header: string): Promise<HTMLElement> {
  await expect.poll(() => document.querySelector(`[data-row="${row}"]`)).not.toBeNull()
  cell(row, header).scrollIntoView({ inline: 'center', block: 'nearest' })
  await userEvent.click(cell(row, header), { position: { x: 3, y: 6 } })
  return cell(row, header)
}

export async function keys(text: string): Promise<void> {
  await userEvent.keyboard(text)
}

/**
 * Types with an input method: each state is the syllable as it stands after one more key; the last one is
 * committed.
 */
export async function compose(...states: string[]): Promise<void> {
  const protocol = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }
  for (const text of states)
    await protocol.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await protocol.send('Input.insertText', { text: states.at(-1) })
}

/** The text of every cell in the selected range, row by row. */
export function rangeTexts(): string[] {
  return [...document.querySelectorAll('.grid-cell.is-selected')].map((each) => each.textContent)
}

/** Ctrl+C and Ctrl+V without the clipboard of the machine. */
export function clipboardEvent(type: 'copy' | 'paste', text = ''): string {
  const clipboardData = new DataTransfer()
  if (text !== '') clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }),
  )
  return clipboardData.getData('text/plain')
}

/** The calendar has finished sliding in; a click before that can land on another day. */
export async function calendarStands(): Promise<void> {
  await expect
    .poll(() => document.querySelector('.ant-picker-dropdown')?.className ?? 'slide')
    .not.toContain('slide')
}
