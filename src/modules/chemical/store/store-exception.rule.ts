import { addDays } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import type { ChemicalParameters } from '../chemical-parameters.rule.ts'
import type { MixVerdict } from './compatibility.rule.ts'

/**
 * CHM_EXCEPT: two products that the company keeps apart; more than the designated quantity with the fire
 * station's word.
 */
export const exceptKinds = { mix: 'MIX', temporary: 'TEMP' } as const

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
  const need = (path: keyof ExceptionInput, label: string) => {
    if (given[path] === null || given[path] === undefined || given[path] === '')
      issues.push({ path, message: messages.requiredField(label) })
  }
  const mix = given.kindCd === exceptKinds.mix
  if (mix) {
    need('prodNo', '제품')
    need('otherProdNo', '함께 두는 제품')
    if (given.prodNo && given.prodNo === given.otherProdNo)
      issues.push({ path: 'otherProdNo', message: '서로 다른 제품을 선택해 주세요.' })
  } else if (given.kindCd === exceptKinds.temporary) {
    need('permitTxt', '소방서 승인번호')
    need('maxMultiple', '승인 배수')
  }
  if (!given.fromYmd || !given.toYmd) return issues
  if (given.toYmd < given.fromYmd)
    issues.push({ path: 'toYmd', message: '종료일은 시작일보다 빠를 수 없습니다.' })
  const most = mix ? limits?.mixExceptDays : limits?.tempStoreDays
  if (most !== undefined && given.toYmd > addDays(given.fromYmd, most - 1))
    issues.push({
      path: 'toYmd',
      message: mix
        ? `예외는 ${most}일까지만 승인할 수 있습니다.`
        : `임시 저장은 ${most}일까지입니다.(위험물안전관리법 제5조 제2항)`,
    })
  return issues
}

/**
 * Why a pair may not be excepted; nothing when it may. Only a cell of the company's matrix gives way to a
 * person: the classes of the fire law (시행규칙 별표 18·19) and what the table marks as dangerous on contact
 * (안전보건규칙 제235조) do not.
 */
export function firmRefusal({ result, basis, message }: MixVerdict): string | undefined {
  if (result !== 'X') return '금지(X) 판정이 아닌 조합입니다. 예외 승인이 필요하지 않습니다.'
  if (basis === 'law') return `법으로 금지된 조합이므로 예외를 승인할 수 없습니다. ${message}`
  return basis === 'contact'
    ? `접촉하면 위험한 물질이므로 예외를 승인할 수 없습니다.(안전보건규칙 제235조) ${message}`
    : undefined
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
