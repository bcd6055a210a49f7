import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startStory, type Story } from './story.ts'

/** What opening a page asks of the server, counted as the line sees it: reads of a moment go as one call. */
const mostOfList = 3
const mostOfFirstPage = 5

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

interface Counted {
  calls: string[]
  /** Counts from nothing. */
  begin: () => void
}
/** The calls of a window; its stream of changes and the count of uses, which follows later, are none of them. */
function count(page: Page): Counted {
  const counted: Counted = { calls: [], begin: () => void (counted.calls = []) }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/') && pathname !== '/menus') return
    if (pathname === '/api/live' || pathname === '/api/manage/menuuse') return
    counted.calls.push(`${pathname} ${request.postData() ?? ''}`.slice(0, 300))
  })
  return counted
}

/** Rights or words that change elsewhere are read again: an opening that asks more is tried again. */
const tries = 3
async function callsOf(person: Person, address: string, most: number): Promise<string[]> {
  const counted = count(person.page)
  for (let time = 1; ; time++) {
    counted.begin()
    await person.go(address)
    await person.page
      .locator(address === '/' ? '.home-panel section' : '.grid-row, .grid-state')
      .first()
      .waitFor()
    // What comes after the rows, such as their pictures, belongs to the page.
    await person.page.waitForTimeout(600)
    await person.answered()
    if (counted.calls.length <= most || time === tries) return counted.calls
  }
}

test.each(['saf01', 'mgmt01', 'emp01', 'sys01', 'vnd01a'])(
  'the first page of %s opens with five calls at most, and a list with three',
  async (userId) => {
    const person = await story.window(userId)
    await person.answered()
    const faults: object[] = []
    const lists = userId.startsWith('vnd')
      ? ['/vendor/portal/notiBox']
      : ['/constSafe/permit/permitSearch_search', '/impr/impr/imprRequest']
    for (const address of ['/', ...lists]) {
      const most = address === '/' ? mostOfFirstPage : mostOfList
      const calls = await callsOf(person, address, most)
      if (calls.length > most) faults.push({ address, calls })
    }
    expect(faults).toEqual([])
    await person.leave()
  },
)
