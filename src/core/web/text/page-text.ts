import type { Say } from '../../shared/four-texts.ts'
import { textsOf, useTexts } from './define-texts.ts'
import { inputTexts } from './input.texts.ts'
import { listTexts } from './list.texts.ts'
import { recordTexts } from './record.texts.ts'
import { shellTexts } from './shell.texts.ts'

/** Texts of lists, forms and records with those of the frame. The first files of the portal do without them. */
const pageTexts = { ...shellTexts, ...inputTexts, ...listTexts, ...recordTexts }

export type PageTextKey = keyof typeof pageTexts
/** A text of the pages in the current language; an unknown key or a missing parameter does not compile. */
export const pageText: Say<typeof pageTexts> = textsOf(pageTexts)
/** `pageText` for components: they draw again when the language changes. */
export const usePageText = (): Say<typeof pageTexts> => useTexts(pageTexts)
