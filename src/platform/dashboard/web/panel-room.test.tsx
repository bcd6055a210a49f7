import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { remembered } from '../../../core/web/store.ts'
import { usePanelRoom } from './panel-room.ts'
import './home.css'

function Panel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div data-testid={id} {...usePanelRoom(id, 'E1001')}>
      {children}
    </div>
  )
}
function Panels() {
  const [filled, setFilled] = useState(false)
  const content = filled ? <div style={{ height: 300 }} /> : <div className="home-portlet-room" />
  return (
    <Panel id="all">
      <button onClick={() => setFilled(true)}>채우기</button>
      <Panel id="seen">{content}</Panel>
      <Panel id="new">{content}</Panel>
    </Panel>
  )
}
const heightOf = (id: string) => page.getByTestId(id).element().getBoundingClientRect().height
const kept = () => (JSON.parse(remembered.read('panels')!) as { heights: Record<string, number> }).heights

beforeEach(() =>
  remembered.write('panels', JSON.stringify({ userId: 'E1001', heights: { all: 900, seen: 240 } })),
)
afterEach(hidePage)

test('a panel keeps the room that it took the last time, a new one the usual room, and what they take is kept', async () => {
  showPage(Panels)
  await expect.element(page.getByTestId('seen')).toBeInTheDocument()
  expect([heightOf('seen'), heightOf('new')]).toEqual([240, 132])
  await userEvent.click(page.getByRole('button', { name: '채우기' }))
  await expect.poll(() => [kept()['seen'], kept()['new']]).toEqual([300, 300])
})

test('the panel sizes of another user are not used', async () => {
  remembered.write('panels', JSON.stringify({ userId: 'E2002', heights: { seen: 240 } }))
  showPage(Panels)
  await expect.element(page.getByTestId('seen')).toBeInTheDocument()
  expect(heightOf('seen')).toBe(132)
})
