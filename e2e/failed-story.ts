import { afterEach } from 'vitest'
import { openWindows } from './story.ts'

/** The dialogs and the page that stand in sight, without menus; all of the window where there is neither. */
const shownText = `(() => {
  const parts = [...document.querySelectorAll('[role=dialog], [role=tabpanel]')].filter((part) => part.checkVisibility())
  const texts = (parts.length > 0 ? parts : [document.body]).map((part) => part.innerText)
  return texts.join(' | ').replaceAll(/\\s+/g, ' ').slice(0, 1000)
})()`

/**
 * What each window of a story shows when a test of it fails: whoever reads the log of another machine sees no
 * picture.
 */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const { userId, page, errors } of openWindows) {
    const shown = await page.evaluate<string>(shownText).catch((error: unknown) => String(error))
    process.stderr.write(`${task.name}\n${userId} at ${page.url()}\n${errors.join('\n')}\n${shown}\n`)
  }
})
