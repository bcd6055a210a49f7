import type { FourTexts } from '../../../../core/shared/four-texts.ts'
import { Sentence } from '../../../../core/shared/sentence.ts'
import { said } from '../../../../core/web/text/text.ts'

/** The name of a code in the language of the page; a code that has none stands for itself. */
export const codeText = (names: Readonly<Record<string, FourTexts>>, code: string): string =>
  names[code] ? said(new Sentence(names[code])) : code
