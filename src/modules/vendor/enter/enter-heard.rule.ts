import type { Said } from '../../../core/shared/sentence.ts'
import type { Bound, EntryProblem } from './enter-check.rule.ts'
import { entryCheckSentences } from './enter-check.texts.ts'

/** Code of a personal reason: like a ban (E05), it says that somebody may not come in and not why. */
const personalCode = 'E05'

/**
 * The findings as somebody hears them. Whoever may not see a person's health and residence hears that he may not be put
 * to work, or that something of his ends before the stay, and not what (개인정보 보호법 제23조, 제3조제1항). What a request
 * stores is read by everybody who reads the request, and stored as for them.
 */
export function heardProblems(found: readonly EntryProblem[], seesPerson: boolean): EntryProblem[] {
  const problems = found.map(({ masked, ...problem }) =>
    masked === undefined || seesPerson ? problem : { ...problem, message: masked },
  )
  const personal = problems.filter(({ own }) => own)
  if (seesPerson || personal.length === 0) return problems
  const blocking = personal.find(({ level }) => level === 'BLOCK')
  const { level, fixUrl } = blocking ?? personal[0]!
  const message = blocking ? entryCheckSentences.notAllowed() : entryCheckSentences.personEndsEarly()
  return [...problems.filter(({ own }) => !own), { code: personalCode, level, message, fixUrl }]
}

/** What a bound of a pass is called: the day bounds everybody who reads the pass, and why is the person's own matter. */
export const heardBound = ({ name, own }: Pick<Bound, 'name' | 'own'>, seesPerson: boolean): Said =>
  own && !seesPerson ? entryCheckSentences.boundPerson() : name
