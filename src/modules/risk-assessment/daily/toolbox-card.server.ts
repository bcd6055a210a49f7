import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import type { Language } from '../../../core/shared/session.ts'
import { rsaTarget, type RsaTarget } from '../plan/rsa-target.resource.ts'
import { endedTargetStates } from '../risk-codes.rule.ts'
import { worstRisks } from './today-risk.server.ts'
import { toolboxCardTexts } from './toolbox-card.texts.ts'

const [mostTargets, mostRisks, handRows] = [10, 5, 12] as const

/**
 * TBM 카드 of a department: the worst risks that were told there, what is done, and room for the names of who took part,
 * in the language of the crew. The kind of hazard and of measure is said in that language beside the own words.
 */
export async function toolboxCard(
  context: Context,
  { deptCd, deptNm }: { deptCd: string; deptNm: string },
  language: Language,
): Promise<Sheet> {
  const say = sayIn(toolboxCardTexts, () => language)
  const binds = new Binds()
  const scope = scopeWhere(rsaTarget, context.session, 't', binds)
  const targets = await context.sql.query<Pick<RsaTarget, 'rsaTargetNo' | 'rsaTypeCd' | 'rsaMatrixNo'>>(
    `select t."rsaTargetNo", t."rsaTypeCd", t."rsaMatrixNo" from "rsaTarget" t
     where ${scope} and t."deptCd" = ${binds.add(deptCd)} and t."state" = any(${binds.add([...endedTargetStates])}) and t."excludeYn" is distinct from 'Y'
     order by t."confirmDt" desc nulls last limit ${mostTargets}`,
    binds.values,
  )
  const risks = (await Promise.all(targets.map((target) => worstRisks(context, target, language))))
    .flat()
    .toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
    // The same hazard stands in the assessments of two years.
    .filter(({ hazardTxt }, at, all) => all.findIndex((each) => each.hazardTxt === hazardTxt) === at)
    .slice(0, mostRisks)
  const words = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')
  return {
    title: say('card'),
    subtitle: deptNm,
    facts: [
      { label: say('day'), value: context.today },
      { label: say('dept'), value: deptNm },
    ],
    tables: [
      {
        title: say('risks'),
        columns: [
          { label: say('hazard'), width: 6 },
          { label: say('kind'), width: 3 },
          { label: say('level'), width: 2 },
          { label: say('measures'), width: 6 },
        ],
        rows: risks.map(({ hazardTxt, kindNm, occurNm, score, acceptYn, controlTxt, measures }) => [
          hazardTxt,
          words(kindNm, occurNm),
          words(score === null ? null : String(score), acceptYn === 'N' ? say('refused') : null),
          measures.length === 0
            ? (controlTxt ?? '')
            : measures.map(({ hierNm, measureTxt }) => words(hierNm, measureTxt)).join(' / '),
        ]),
      },
      {
        title: say('people'),
        columns: [
          { label: say('name'), width: 3 },
          { label: say('company'), width: 3 },
          { label: say('sign'), width: 4 },
        ],
        rows: Array.from({ length: handRows }, () => ['', '', '']),
        signed: true,
      },
    ],
    notes: [...(risks.length === 0 ? [say('none')] : []), say('ask')],
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
  }
}
