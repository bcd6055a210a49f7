import { addDays } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import type { ChemicalParameters } from '../chemical-parameters.rule.ts'
import type { MixVerdict } from './compatibility.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { chemicalSentences } from '../chemical-module.texts.ts'
import { exceptionSentences } from './store-exception.texts.ts'
import { chmStoreExcept } from './store-exception.resource.ts'

/**
 * CHM_EXCEPT: two products that the company keeps apart; more than the designated quantity with the fire
 * station's word.
 */
export const exceptKinds = { mix: 'MIX', temporary: 'TEMP' } as const

/** Who may decide an exception in a store. */
export interface StoreApprover {
  userId: string
  userNm: string
  deptNm: string | null
}
/** An approved exception that is in force. */
export interface StoreException {
  storeExceptNo: number
  exceptCd: string
  kindCd: string
  storeNo: number
  prodNo: number | null
  otherProdNo: number | null
  permitTxt: string | null
  maxMultiple: number | null
  toYmd: string
}
interface ExceptionInput {
  kindCd?: string | null
  storeNo?: number | null
  prodNo?: number | null
  otherProdNo?: number | null
  permitTxt?: string | null
  maxMultiple?: number | null
  fromYmd?: string | null
  toYmd?: string | null
}
/** Checks over several fields of a request. @param limits absent in the form: the server knows them */
export function exceptionIssues(
  given: ExceptionInput,
  limits?: Pick<ChemicalParameters, 'tempStoreDays' | 'mixExceptDays'>,
): FieldIssue[] {
  const issues: FieldIssue[] = []
  const need = (path: 'prodNo' | 'otherProdNo' | 'permitTxt' | 'maxMultiple') => {
    if (given[path] === null || given[path] === undefined || given[path] === '')
      issues.push({ path, message: messages.requiredField(chmStoreExcept.fields[path].label) })
  }
  const mix = given.kindCd === exceptKinds.mix
  if (mix) {
    need('prodNo')
    need('otherProdNo')
    if (given.prodNo && given.prodNo === given.otherProdNo)
      issues.push({ path: 'otherProdNo', message: exceptionSentences.differentProducts() })
  } else if (given.kindCd === exceptKinds.temporary) {
    need('permitTxt')
    need('maxMultiple')
  }
  if (!given.fromYmd || !given.toYmd) return issues
  if (given.toYmd < given.fromYmd) issues.push({ path: 'toYmd', message: chemicalSentences.endBeforeStart() })
  const most = mix ? limits?.mixExceptDays : limits?.tempStoreDays
  if (most !== undefined && given.toYmd > addDays(given.fromYmd, most - 1))
    issues.push({
      path: 'toYmd',
      message: mix ? exceptionSentences.mostDays({ most }) : exceptionSentences.temporaryDays({ most }),
    })
  return issues
}

/**
 * Why a pair may not be excepted; nothing when it may. Only what nobody has judged yet and a cell of the
 * company's matrix without a violent reaction give way to a person: the classes of the fire law (시행규칙 별표 18·19) and what the table marks as dangerous on contact
 * (안전보건규칙 제235조) do not.
 */
export function firmRefusal({ result, basis, message }: MixVerdict): Said | undefined {
  if (result === 'U') return undefined
  if (result !== 'X') return exceptionSentences.notForbidden()
  if (basis === 'law') return exceptionSentences.forbiddenByLaw({ message })
  return basis === 'contact' ? exceptionSentences.dangerousContact({ message }) : undefined
}

/** What GET /api/chm/storeexcept/:key/grounds answers. */
export interface ExceptionGrounds {
  /** Null for an exception of one product for a time. */
  verdict: MixVerdict | null
  held: { prodNm: string; qty: number; unitCd: string }[]
}

/** The exception under which two products stand together in a store, in either order. */
export const mixException = (
  exceptions: readonly StoreException[],
  storeNo: number,
  one: number,
  other: number,
): StoreException | undefined =>
  exceptions.find(
    (each) =>
      each.kindCd === exceptKinds.mix &&
      each.storeNo === storeNo &&
      ((each.prodNo === one && each.otherProdNo === other) ||
        (each.prodNo === other && each.otherProdNo === one)),
  )
/** The fire station's word for a store without a permit: the one that allows most. */
export const temporaryPermit = (
  exceptions: readonly StoreException[],
  storeNo: number,
): StoreException | undefined =>
  exceptions
    .filter(
      (each) =>
        each.kindCd === exceptKinds.temporary && each.storeNo === storeNo && (each.maxMultiple ?? 0) > 0,
    )
    .toSorted((one, other) => (other.maxMultiple ?? 0) - (one.maxMultiple ?? 0))[0]
