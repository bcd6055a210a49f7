import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { serve } from '../testing/fake-server.ts'
import { Calendar } from './Calendar.tsx'
import type { CalendarEvent, CalendarView } from './calendar-days.ts'

const moves: [string, string][] = []
const first: CalendarEvent[] = [
  { id: 'drill', from: '2026-11-10', title: '비상대응 훈련', movable: true },
  { id: 'vessel', from: '2026-11-10', title: '압력용기 검사' },
  ...Array.from({ length: 5 }, (_, at) => ({ id: `m${at}`, from: '2026-11-20', title: `측정 ${at + 1}` })),
]
function Page() {
  const [view, setView] = useState<CalendarView>('month')
  const [day, setDay] = useState('2026-11-10')
  const [events, setEvents] = useState(first)
  return (
    <Calendar
      label="일정"
      {...{ events, view, day }}
      onView={setView}
      onDay={setDay}
      onMove={({ id }, from) => {
        moves.push([id, from])
        setEvents(events.map((event) => (event.id === id ? { ...event, from } : event)))
      }}
    />
  )
}
const cellOf = (day: string) => document.querySelector<HTMLElement>(`td[data-day="${day}"]`)!
function show(): void {
  serve({})
  moves.length = 0
  showPage(Page)
}
/** Presses an element and lets go over another, as a mouse or a finger does. */
async function drag(from: Element, to: Element, pointerType: 'mouse' | 'touch', rest: () => Promise<void>) {
  const at = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { clientX: left + width / 2, clientY: top + height / 2, pointerType, bubbles: true, button: 0 }
  }
  from.dispatchEvent(new PointerEvent('pointerdown', at(from)))
  await rest()
  from.dispatchEvent(new PointerEvent('pointermove', at(to)))
  from.dispatchEvent(new PointerEvent('pointerup', at(to)))
}
afterEach(hidePage)

test('an event is dragged to another day by the mouse, and one that is fixed stays', async () => {
  show()
  await expect.element(page.getByText('비상대응 훈련')).toBeVisible()
  await drag(page.getByText('압력용기 검사').element(), cellOf('2026-11-13'), 'mouse', () =>
    Promise.resolve(),
  )
  await drag(page.getByText('비상대응 훈련').element(), cellOf('2026-11-12'), 'mouse', () =>
    Promise.resolve(),
  )
  await expect.poll(() => cellOf('2026-11-12').textContent).toContain('비상대응 훈련')
  expect(moves).toEqual([['drill', '2026-11-12']])
})

test('a finger drags after it has rested, and scrolls when it moves at once', async () => {
  show()
  await expect.element(page.getByText('비상대응 훈련')).toBeVisible()
  const event = () => page.getByText('비상대응 훈련').element()
  await drag(event(), cellOf('2026-11-13'), 'touch', () => Promise.resolve())
  expect(moves).toEqual([])
  await drag(event(), cellOf('2026-11-13'), 'touch', () =>
    expect.poll(() => event().closest('li')?.className).toContain('is-dragged'),
  )
  await expect.poll(() => moves).toEqual([['drill', '2026-11-13']])
})

test('an event is moved by Alt and an arrow', async () => {
  show()
  const event = page.getByRole('button', { name: '비상대응 훈련' })
  await expect.element(event).toBeVisible()
  ;(event.element() as HTMLElement).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => moves).toEqual([['drill', '2026-11-17']])
})

test('a day with more than it has room for counts the rest and leads to its week', async () => {
  show()
  await userEvent.click(page.getByRole('button', { name: '2026-11-20 일정 2건 더 보기' }))
  await expect.element(page.getByRole('heading', { name: '2026-11-15 – 2026-11-21' })).toBeVisible()
  expect(cellOf('2026-11-20').querySelectorAll('li')).toHaveLength(5)
})

test('the list names the days that have something, and a period without anything says so', async () => {
  show()
  await userEvent.click(page.getByText('목록', { exact: true }))
  await expect.element(page.getByText('2026-11-10 (화)')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '다음' }))
  await expect.element(page.getByText('이 기간에는 일정이 없습니다.')).toBeVisible()
})
