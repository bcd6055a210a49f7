import koreanKit from 'antd/es/locale/ko_KR'
import type { Locale } from 'antd/es/locale'
import dayjs from 'dayjs'
import 'dayjs/locale/ko'
import { sayIn, type Say } from '../../shared/four-texts.ts'
import { readIn, saidIn, type Said } from '../../shared/sentence.ts'
import type { FieldIssue, Language, MenuNode } from '../../shared/session.ts'
import { speakGrid } from '../../../grid/spoken.ts'
import { createStore, remembered } from '../store.ts'
import { readNames } from './labels.ts'
import { shellTexts } from './shell.texts.ts'

/** What the kit and the page need of a language; the build adds the texts of the first files (decision 0091). */
interface Pack {
  kit: Locale
  /** Name of the language in dayjs and, as `html lang`, in the page. */
  tag: string
}
const korean: Pack = { kit: koreanKit, tag: 'ko' }
const packs: Record<Language, () => Pack | Promise<Pack>> = {
  kr: () => korean,
  en: () => import('./pack-en.ts').then((module) => module.pack),
  zh: () => import('./pack-zh.ts').then((module) => module.pack),
  es: () => import('./pack-es.ts').then((module) => module.pack),
}
const store = createStore<Pack & { language: Language }>({ ...korean, language: 'kr' })
export const useLanguage = (): Language => store.use((state) => state.language)
export const useKitLocale = (): Locale => store.use((state) => state.kit)
export const currentLanguage = (): Language => store.get().language
/** Called after each switch. */
export const onLanguage = store.subscribe

export type TextKey = keyof typeof shellTexts
export type Translate = Say<typeof shellTexts>
/** A text of the frame in the current language; an unknown key or a missing parameter does not compile. */
export const t: Translate = sayIn(shellTexts, currentLanguage)
/** `t` for components: they draw again when the language changes. */
export function useText(): Translate {
  useLanguage()
  return t
}

/** Switches texts, labels, kit, dates and page language together. @param chosen it is remembered in this browser */
export async function setLanguage(language: Language, chosen = true): Promise<void> {
  const [pack, useLabels] = await Promise.all([packs[language](), readNames(language)])
  dayjs.locale(pack.tag)
  document.documentElement.lang = pack.tag
  if (chosen) remembered.write('language', language)
  useLabels()
  readIn(language)
  speakGrid(language)
  store.set({ ...pack, language })
}

const isLanguage = (value: string | null): value is Language => value !== null && value in packs
export const rememberedLanguage = (): Language | null => {
  const value = remembered.read('language')
  return isLanguage(value) ? value : null
}

/** A sentence of a rule that pages share with the server, in the language of the page. */
export const said = (sentence: Said): string => saidIn(sentence, currentLanguage())

/** Faults of an input check in the language of the page. */
export const saidIssues = (issues: readonly FieldIssue[]): FieldIssue<string>[] =>
  issues.map((issue) => ({ ...issue, message: said(issue.message) }))

/** The menu's name in the language, Korean where it is missing. */
export function menuName(
  menu: Pick<MenuNode, 'menuNm' | 'menuNmEn' | 'menuNmZh' | 'menuNmEs'>,
  language: Language,
): string {
  const names: Record<Language, string | null> = {
    kr: menu.menuNm,
    en: menu.menuNmEn,
    zh: menu.menuNmZh,
    es: menu.menuNmEs,
  }
  return names[language] || menu.menuNm
}
