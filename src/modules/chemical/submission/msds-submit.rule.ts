import type { FieldIssue } from '../../../core/shared/session.ts'
import type { MsdsDiff } from '../msds/msds.rule.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { submitSentences } from './msds-submit.texts.ts'

/** MSDS_SUBMIT_KIND */
export const submitKinds = {
  submit: 'SUBMIT',
  change: 'CHANGE',
  secret: 'SECRET',
  extend: 'EXTEND',
  again: 'AGAIN',
} as const
/** Kinds that ask for secrecy of components: they name the components, and an approval of them ends. */
export const isSecretKind = (kindCd: string | null | undefined): boolean =>
  kindCd === submitKinds.secret || kindCd === submitKinds.extend || kindCd === submitKinds.again

/** MSDS_CHANGE_REASON, exactly those of 산업안전보건법 시행규칙 제159조 제1항. */
export const changeReasons = { name: '1', component: '2', hazard: '3' } as const

const nameOf = (contents: string): string | undefined => /제품명\s*[:：]?\s*(.+)/.exec(contents)?.[1]?.trim()
/**
 * Why a revision has to be handed in again, the gravest first; empty when nothing of it has changed. ③
 * hazards, ② name or content of the components while the product keeps its name, ① the name of the product
 * while its composition stays. (시행규칙 제159조 제1항)
 */
export function reasonsToSubmit(diff: MsdsDiff): string[] {
  const changed = (sectCd: string) => diff.sections.find((each) => each.sectCd === sectCd)
  const first = changed('01')
  const renamed = first !== undefined && nameOf(first.before) !== nameOf(first.after)
  const composed = changed('03') !== undefined
  return [
    ...(diff.ghs.added.length + diff.ghs.removed.length > 0 ? [changeReasons.hazard] : []),
    ...(composed && !renamed ? [changeReasons.component] : []),
    ...(renamed && !composed ? [changeReasons.name] : []),
  ]
}

interface SubmitFacts {
  kindCd?: string | null
  reasonCd?: string | null
  altNms?: readonly string[] | null
}
/** What is wrong with an entry of the register, each at its field. */
export function submitIssues(values: SubmitFacts): FieldIssue[] {
  if (isSecretKind(values.kindCd) && !values.altNms?.length)
    return [{ path: 'altNms', message: submitSentences.alternativeNeeded() }]
  if (!isSecretKind(values.kindCd) && values.altNms?.length)
    return [{ path: 'altNms', message: submitSentences.alternativeOnlySecret() }]
  if (values.kindCd === submitKinds.change && !values.reasonCd)
    return [
      {
        path: 'reasonCd',
        message: submitSentences.chooseReason(),
      },
    ]
  if (values.kindCd !== submitKinds.change && values.reasonCd)
    return [{ path: 'reasonCd', message: submitSentences.reasonOnlyChange() }]
  return []
}

/** Components that were refused must be among those that were asked for. */
export const strangeNames = (refused: readonly string[], asked: readonly string[]): string[] =>
  refused.filter((each) => !asked.includes(each))

/** First day of an extended approval: the day after the old one ends. @param endYmd 'YYYY-MM-DD' */
export const extendedFrom = (endYmd: string): string => addDays(endYmd, 1)
