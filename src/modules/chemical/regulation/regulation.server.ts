import { anyBehaviour, defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { applyHistory, isOutdated } from './history.server.ts'
import { matchTypes } from './match.rule.ts'
import { chmRegHist, chmRegItem, chmRegMatch } from './regulation.resource.ts'

const outdated = '업로드한 뒤에 같은 목록의 다른 이력이 적용되었습니다. 파일을 다시 올려 주세요.'
type HistGuard = Guard<typeof chmRegHist>
const fresh: HistGuard = async (hist, context) => ((await isOutdated(context, hist)) ? outdated : undefined)
const faultless: HistGuard = ({ errCnt }) =>
  (errCnt ?? 0) > 0 ? `오류 ${errCnt}행을 고쳐서 다시 올려 주세요.` : undefined
const changing: HistGuard = ({ newCnt, chgCnt, delCnt }) =>
  (newCnt ?? 0) + (chgCnt ?? 0) + (delCnt ?? 0) > 0 ? undefined : '바뀌는 항목이 없습니다.'

/** Editions of lists: uploaded, checked, weighed, approved, applied in one transaction (chm.md 4). */
export const regHistBehaviour = defineBehaviour(chmRegHist, {
  without: ['create', 'update', 'delete', 'multi'],
  transitions: {
    check: { guards: { faultless, fresh } },
    submit: { guards: { faultless, changing, fresh } },
    apply: { guards: { faultless, fresh }, effect: (hist, context) => applyHistory(context, hist) },
  },
})

/**
 * A person decides on contents at the limit, and enters what the composition does not show (수동); both with a
 * reason. Everything else is judged by the program, and what a person has entered stays when products are
 * judged anew. (chm.md 2)
 */
export const regMatchBehaviour = defineBehaviour(chmRegMatch, {
  without: ['delete', 'multi', 'excel'],
  mayEdit: ({ borderYn, matchTypeCd }) =>
    borderYn === 'Y' || matchTypeCd === matchTypes.manual
      ? undefined
      : '경계함량이거나 수동으로 등록한 항목만 판정할 수 있습니다.',
  beforeSave: async (input, { sql }, before) => {
    if (before && (input.prodNo !== before.prodNo || input.regCd !== before.regCd))
      throw badField('regCd', '제품과 규제목록은 바꿀 수 없습니다. 비해당으로 판정하고 새로 등록해 주세요.')
    if ((input.exceptReason ?? '').trim().length < 10)
      throw badField('exceptReason', '판정 사유를 10자 이상 입력해 주세요.')
    if (before) {
      if (!input.applyYn) throw badField('applyYn', '해당 항목을 입력해 주세요.')
      return input
    }
    if (
      await sql.maybe(
        'select 1 from "chmRegMatch" where "prodNo" = $1 and "regCd" = $2 and "applyYn" is distinct from \'N\'',
        [input.prodNo, input.regCd],
      )
    )
      throw badField('regCd', '이 제품은 이미 그 목록에 해당합니다.')
    return { ...input, matchTypeCd: matchTypes.manual, borderYn: 'N' as const, applyYn: 'Y' as const }
  },
})

export const regulationBehaviours = [
  anyBehaviour(defineBehaviour(chmRegItem, { without: ['create', 'update', 'delete', 'multi'] })),
  anyBehaviour(regMatchBehaviour),
  anyBehaviour(regHistBehaviour),
]
