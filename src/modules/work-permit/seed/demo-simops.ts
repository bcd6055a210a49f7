import { addDays } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import { basisKeyOf } from '../simops/simops.server.ts'
import { liveRules } from '../simops/simops-rule.server.ts'
import { judgeWork, sentenceOf } from '../simops/simops.rule.ts'
import { worksBetween } from '../simops/simops-works.server.ts'

const plantCd = '1000'
const [crane, manhole] = ['일반·양중 E-410 다발 인양(50 t 크레인)', '일반·개방 T-410 세척조 맨홀'] as const
const planTxt =
  '인양하는 동안 맨홀 작업자는 회전반경 밖으로 나오고, 신호수가 두 작업의 감독자에게 무전으로 시작과 끝을 알린다.'

/**
 * What was agreed about the works of two companies that go on side by side tomorrow: the issuer of the place wrote it down
 * and the safety manager confirmed it. The two are assessed jointly. (산업안전보건법 제64조제1항제8호)
 */
export async function insertAgreement(sql: Sql, today: string): Promise<void> {
  const works = await worksBetween(sql, {
    plantCd,
    from: `${addDays(today, 1)}T00:00:00+09:00`,
    to: `${addDays(today, 2)}T00:00:00+09:00`,
    states: ['approved'],
  })
  const one = works.find(({ permitNm }) => permitNm === manhole)
  const other = works.find(({ permitNm }) => permitNm === crane)
  if (!one || !other) throw new Error('The two works that are bound are not in the demonstration.')
  const yesterday = addDays(today, -1)
  await insertRows(
    sql,
    'permitAdjust',
    judgeWork(one, [other], await liveRules({ sql })).map((conflict) => ({
      permitNo: one.permitNo,
      adjustCd: 'watcher',
      ruleNm: conflict.rule.ruleNm,
      simopsRuleNo: conflict.rule.simopsRuleNo,
      levelCd: conflict.levelCd,
      otherPermitNo: other.permitNo,
      otherTxt: `${other.permitCd} ${other.permitNm}`,
      sentenceTxt: String(sentenceOf(conflict)),
      planTxt,
      basisKey: basisKeyOf(conflict),
      adjustUserId: 'issuer02',
      adjustDt: `${yesterday}T09:50:00+09:00`,
      confirmUserId: 'saf01',
      confirmDt: `${yesterday}T10:05:00+09:00`,
    })),
    false,
  )
}
